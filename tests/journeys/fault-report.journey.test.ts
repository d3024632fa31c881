/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { runFeedback } from '#src/cli/feedback/run';
import { EXIT } from '#src/recorder/run-cli';
import { alogRunner } from '#tests/support/alog';
import { breachesOf } from '#tests/support/axe';
import { canaries, heldBy } from '#tests/support/canaries';
import { loggedIn } from '#tests/support/logged-in';
import { arriveAt, goTo, heading } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { savedLog } from '#tests/support/recording';
import { browserTabs } from '#tests/support/tabs';

// Reducers are imported by names that are computed: no modules shared.
const server = portalServer();
const tabs = browserTabs();
const comeAs = loggedIn(tabs, server);
const PASSWORDS = ['Canary-Old-Pw-71', 'Canary-New-Pw-72'] as const;
const BOX = '附上最近一分钟的操作记录（已脱敏）';

const SAME = { code: EXIT.same, printed: expect.stringMatching(/^一致/) as string };

const PLACES = [
  '/commonproj/index',
  '/search?text=产业园',
  '/comprehensiveUnitPrice/index',
  '/policy/index',
  '/usercenter/favorites',
  '/memberActivity/activityHome',
  '/about/about',
];

let context: BrowserContext;
let page: Page;
let folder: string;
let alog: Awaited<ReturnType<typeof alogRunner>>;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
  context = await tabs.reader();
  page = await comeAs('vip', context);
  alog = await alogRunner();
});
afterAll(async () => {
  await context.close();
  rmSync(folder, { recursive: true });
});

const form = () => page.getByRole('dialog', { name: '用户反馈' });
const box = () => form().getByRole('checkbox', { name: BOX });
const askForForm = async (of: Page) => {
  const bar = of.getByRole('complementary', { name: '服务' });
  await bar.getByRole('button', { name: '服务', exact: true }).click();
  await bar.getByRole('button', { name: '用户反馈' }).click();
};
const openForm = async () => {
  await askForForm(page);
  await box().waitFor();
};
const send = async (description: string) => {
  await form().getByLabel('问题或意见').fill(description);
  await form().getByRole('button', { name: '提交', exact: true }).click();
  await page.getByText('操作成功').waitFor();
  await form().waitFor({ state: 'hidden' });
};

const feedback = async (...args: readonly string[]) => {
  const said: string[] = [];
  const note = (text: unknown) => void said.push(String(text));
  const env = { DATABASE_URL: server.db.url };
  const code = await runFeedback(args, { env, say: note, complain: note });
  return { code, said: said.join('\n') };
};
const numberOf = async (description: string): Promise<string> => {
  const { said } = await feedback('list');
  const line = said.split('\n').find((one) => one.includes(description)) ?? '';
  return /^\d+/.exec(line)?.[0] ?? '';
};
/** The file that the operator's command writes. */
const logOf = async (description: string): Promise<string> => {
  const file = path.join(folder, `${description}.alog.ndjson`);
  expect(await feedback('log', await numberOf(description), file)).toMatchObject({ code: 0 });
  return readFileSync(file, 'utf8');
};
/** What a member types and what stands in addresses. */
const plant = async () => {
  await goTo(page, '/usercenter/index');
  await page.getByLabel('原密码').fill(PASSWORDS[0]);
  await page.getByLabel('新密码', { exact: true }).fill(PASSWORDS[1]);
  await page.getByLabel('再输入一次新密码').fill(PASSWORDS[1]);
  await page.getByRole('button', { name: '修改密码' }).click();
  await page.getByText('原密码').first().waitFor();
  const query = new URLSearchParams(Object.entries(canaries).map(([kind, [value = '']]) => [kind, value]));
  await goTo(page, `/search?text=${encodeURIComponent(canaries.words[0] ?? '')}&${query.toString()}`);
  await arriveAt(page, /^\/search/);
  await goTo(page, '/policy/index');
  await heading(page, /政策/).waitFor();
};

test('a member sends the last minute of a tab along, hidden; the operator’s file verifies in full', async () => {
  // From here on the tab is taped from its first message.
  await page.reload();
  await plant();
  await openForm();
  expect(await box().isChecked()).toBe(false);
  await form().getByRole('button', { name: '查看会发送的内容' }).click();
  const shown = form().getByRole('group', { name: '会发送的操作记录' });
  await shown.getByText(/文件 \d+ KB。已隐去/).waitFor();
  await form()
    .getByText(/^\d+ KB，共 \d+ 秒。$/)
    .waitFor();
  expect(heldBy(await shown.innerText())).toEqual([]);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await breachesOf(page, '[role=dialog]')).toEqual([]);
  }
  await box().check();
  await form()
    .getByLabel('姓名（选填）')
    .fill(canaries.names[0] ?? '');
  await form()
    .getByLabel('联系方式（选填）')
    .fill(canaries.phones[0] ?? '');
  await send('附记录的反馈');
  expect(tabs.takeComplaints()).toEqual([]);

  const log = await logOf('附记录的反馈');
  expect(heldBy(log)).toEqual([]);
  for (const secret of [...PASSWORDS, 'Zaojia@2026']) expect(log).not.toContain(secret);
  const actions = alog(log, 'actions');
  // The plan works: what was planted was done.
  for (const step of ['userCenter/', 'search/', 'feedback/feedbackOpened'])
    expect(actions.printed).toContain(step);
  const full = alog(log, 'verify', '--mode', 'full');
  expect(full.printed).toMatch(/^一致：\d+ 个动作，\d+ 个请求，\d+ 个检查点，完整重放$/);
  expect(full.code).toBe(EXIT.same);
  const when = 'state.navigation.entered.name == "policyList"';
  for (const command of ['minimise', 'test'])
    expect(alog(log, command, '--when', when)).toMatchObject({ code: EXIT.same });
});

test('without the tick nothing of it is made or sent, even after it was ticked once', async () => {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') bodies.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await openForm();
  await send('不附记录的反馈');
  await openForm();
  await box().check();
  await form()
    .getByText(/^\d+ KB，共 \d+ 秒。$/)
    .waitFor();
  await box().uncheck();
  await send('反悔的反馈');
  expect(bodies.filter((body) => body.includes('addFeedback'))).toHaveLength(2);
  expect(bodies.filter((body) => /faultReport|actionLog/.test(body))).toEqual([]);
  for (const description of ['不附记录的反馈', '反悔的反馈'])
    expect(await feedback('log', await numberOf(description), path.join(folder, 'none'))).toMatchObject({
      code: 1,
    });
  expect(tabs.takeComplaints()).toEqual([]);
});

test('where a page breaks, its member reports what led there, however long they write', async () => {
  const walk = async () => {
    for (const place of PLACES) {
      await goTo(page, place);
      await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
    }
  };
  await walk();
  // What comes first is forgotten once what follows it is old itself: twice, however quick the walks are.
  for (const _ of [1, 2]) {
    await page.evaluate(() => {
      const now = Date.now;
      Date.now = () => now() + 80_000;
    });
    await walk();
  }
  await heading(page, '关于我们').waitFor();
  await page.evaluate(() => {
    HTMLTableElement.prototype.appendChild = () => {
      throw new Error('broken on purpose');
    };
  });
  await goTo(page, '/commonproj/index');
  await heading(page, '页面出了问题').waitFor();
  await page.getByRole('main').getByRole('button', { name: '反馈问题' }).click();
  await form()
    .getByText(/到出错时为止/)
    .waitFor();
  await box().check();
  await form()
    .getByText(/^\d+ KB，共 \d+ 秒，到出错时为止。$/)
    .waitFor();
  await send('页面坏了');
  expect(tabs.takeComplaints().join('\n')).toContain('broken on purpose');
  const log = await logOf('页面坏了');
  expect(log).toMatch(/"skipped":[1-9]/);
  const { printed } = alog(log, 'actions');
  // What led there is the end of it; the writing of the report is not in it.
  expect(printed.lastIndexOf('feedback/feedbackOpened')).toBeLessThan(
    printed.lastIndexOf('navigation/routeEntered'),
  );
  expect(alog(log, 'verify')).toMatchObject(SAME);
});

test('a visitor has no tape, and is not offered to send one', async () => {
  const visitor = await tabs.open(server.origin);
  await askForForm(visitor);
  const dialog = visitor.getByRole('dialog', { name: '用户反馈' });
  await dialog.getByLabel('问题或意见').waitFor();
  expect(await dialog.getByRole('checkbox').count()).toBe(0);
});

test('who logs in in a tab is taped from then on; their log begins there and verifies by its states', async () => {
  page = await comeAs('member', await tabs.reader());
  // Whoever is taped by now is offered to send it.
  for (;;) {
    await askForForm(page);
    await form().getByLabel('问题或意见').waitFor();
    const isTaped = (await box().count()) > 0;
    await page.keyboard.press('Escape');
    await form().waitFor({ state: 'hidden' });
    if (isTaped) break;
  }
  await goTo(page, '/about/about');
  await heading(page, '关于我们').waitFor();
  await openForm();
  await box().check();
  await send('刚登录的反馈');
  const log = await logOf('刚登录的反馈');
  expect(log).not.toContain('Zaojia@2026');
  expect(log).toContain('"slice":"about"');
  expect(alog(log, 'verify')).toMatchObject(SAME);
  await page.context().close();
});

test('an internal account switches recording on in the member centre; the others see no switch', async () => {
  const name = '记录本账号在这个浏览器里的操作';
  page = await comeAs('internal');
  await page.reload();
  await goTo(page, '/usercenter/index');
  const panel = page.getByRole('complementary', { name: '操作录制' });
  expect(await panel.count()).toBe(0);
  await page.getByRole('switch', { name }).check();
  await panel.getByText(/正在录制 · [1-9]\d* 条/).waitFor();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await breachesOf(page, 'main, aside')).toEqual([]);
  }
  await page.reload();
  await panel.getByText(/正在录制 · [1-9]\d* 条/).waitFor();
  const saved = await savedLog(page);
  expect(alog(saved, 'verify', '--mode', 'full')).toMatchObject(SAME);
  await panel.getByRole('button', { name: '停止' }).click();
  await panel.waitFor({ state: 'detached' });
  await page.context().close();

  page = await comeAs('vip');
  await goTo(page, '/usercenter/index');
  await page.getByText('账号与权益').waitFor();
  expect(await page.getByRole('switch', { name }).count()).toBe(0);
  await page.context().close();
});
