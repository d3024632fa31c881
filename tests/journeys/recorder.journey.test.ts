import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { readLog } from '#infra/action-log/reader';
import { breachesOf } from '#tests/support/axe';
import { button } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';
import { DESKTOP, overflowOf, PHONE } from '#tests/support/walk';

const server = portalServer();
const tabs = browserTabs();
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));

const GOLDEN = path.join(__dirname, 'logs/visitor-searches.alog.ndjson');
const golden = readFileSync(GOLDEN, 'utf8');
const actions = readLog(golden).lines.flatMap((line) => (line.k === 'a' ? [line] : []));
const [first, second] = actions;

const openPage = async (query = '', viewport = DESKTOP): Promise<Page> => {
  const page = await (await tabs.reader({ viewport })).newPage();
  await page.goto(`${server.origin}/recorder/${query}`);
  return page;
};
const choose = (page: Page, name: string, text: string | Buffer) =>
  page
    .getByLabel('选择日志文件')
    .or(page.getByLabel('打开另一份日志'))
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });
const standing = (page: Page, n: number) =>
  page
    .getByText(
      n === 0 ? `第一个动作之前，共 ${actions.length} 个` : `第 ${n} 个动作之后，共 ${actions.length} 个`,
    )
    .waitFor();

test('a developer opens a log, steps through it and sees state and change, without logging in', async () => {
  const page = await openPage();
  await page.getByText('不会上传，也不需要登录').waitFor();
  const asked: string[] = [];
  page.on('request', (request) => void (request.method() === 'GET' || asked.push(request.url())));
  await choose(page, 'visit.alog.ndjson.gz', gzipSync(golden));
  await standing(page, 0);
  await button(page, '下一步').click();
  await standing(page, 1);
  await page.getByRole('region', { name: '所选的行' }).getByRole('heading', { name: first?.ty }).waitFor();
  await page
    .getByRole('region', { name: '状态' })
    .getByRole('treeitem', { name: /tracking/ })
    .waitFor();
  await page.getByRole('heading', { name: first?.ty }).click();
  await page.keyboard.press('ArrowRight');
  await standing(page, 2);
  await page.getByRole('heading', { name: second?.ty }).waitFor();
  await page.waitForURL(/\?action=2$/);

  await page.getByLabel('时间线上的位置').press('End');
  await standing(page, actions.length);
  await page.getByLabel('类别').selectOption({ label: '请求与回应' });
  await page.getByRole('table', { name: '日志的行' }).getByRole('button').last().click();
  await page.getByRole('heading', { name: '回应', exact: true }).waitFor();
  await button(page, '按状态重放并比较').click();
  await page.getByText(/^(一致|有分歧)：/).waitFor();
  expect(asked).toEqual([]);
  await page.context().close();
});

test('after a place that is not there, one click goes to the next that is', async () => {
  const page = await openPage();
  await choose(page, 'visit.alog.ndjson', golden);
  await standing(page, 0);
  const text = page.getByLabel('断点的内容');
  await text.fill('no/such');
  await button(page, '到下一处').click();
  await page.getByText('从这里到结尾没有再停下的地方').waitFor();
  const entered = actions.findIndex(({ ty }) => ty === 'navigation/routeEntered');
  await text.fill('navigation/routeEntered');
  // Pressed where it stands now: leaving the field takes the words away, and must not move it.
  const { x = 0, y = 0, width = 0, height = 0 } = (await button(page, '到下一处').boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2, { delay: 200 });
  await standing(page, entered + 1);
  await page.context().close();
});

test.each([
  ['1440', DESKTOP],
  ['390', PHONE],
] as const)(
  'the page has nothing to complain of and fits into %s px, in light and dark',
  async (_, viewport) => {
    const page = await openPage('?action=20', viewport);
    expect(await breachesOf(page, 'html')).toEqual([]);
    await choose(page, 'visit.alog.ndjson', golden);
    await standing(page, 20);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-theme=${colorScheme}]`).waitFor({ state: 'attached' });
      expect(await breachesOf(page, 'html')).toEqual([]);
    }
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await page.context().close();
  },
);

test('what is no log is told in words, and what was open stays open', async () => {
  const page = await openPage();
  await choose(page, 'photo.json', 'not a log');
  await page.getByText('打不开 photo.json：第 1 行：不是 JSON').waitFor();
  await choose(page, 'visit.alog.ndjson', golden);
  await standing(page, 0);
  await choose(page, 'old.alog.ndjson', golden.replace('"v":5', '"v":4'));
  await page.getByText('日志格式为第 4 版，本程序只读第 5 版').waitFor();
  await standing(page, 0);
  await page.context().close();
});

test('the analysts’ link asks for the log of its session and goes to the action of its fact', async () => {
  const stamped = actions.findIndex(({ ty }) => ty === 'tracking/factStamped');
  const session = /\\"tb\\":\\"([0-9a-f-]+)\\"/.exec(JSON.stringify(actions[stamped]?.pl))?.[1] ?? '';
  const page = await openPage(`?session=${session}&action=0`);
  await page.getByText('请打开这个会话的日志文件').waitFor();
  await choose(page, 'visit.alog.ndjson', golden);
  await standing(page, stamped + 1);
  await page.waitForURL(new RegExp(`\\?action=${stamped + 1}$`));
  await page.context().close();
});

test('the real portal stands beside at the chosen moment, follows, and asks for nothing', async () => {
  const page = await openPage();
  await choose(page, 'visit.alog.ndjson', golden);
  await standing(page, 0);
  await page.getByLabel('时间线上的位置').press('End');
  await standing(page, actions.length);
  const [portal] = await Promise.all([page.waitForEvent('popup'), button(page, '在旁边显示门户').click()]);
  const asked: string[] = [];
  portal.on(
    'request',
    (request) => void (/\/(core|pb|api)\//.test(request.url()) && asked.push(request.url())),
  );
  await portal.getByRole('heading', { level: 1, name: '关于我们' }).waitFor();
  const home = actions.findIndex(
    ({ ty, pl }) => ty === 'navigation/routeEntered' && JSON.stringify(pl).includes('"home"'),
  );
  await page.getByLabel('时间线上的位置').fill(String(home + 5));
  await standing(page, home + 5);
  await portal.getByRole('heading', { level: 1, name: '关于我们' }).waitFor({ state: 'detached' });
  expect(asked).toEqual([]);
  await page.context().close();
});
