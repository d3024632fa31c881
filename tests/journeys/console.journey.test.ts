import type { Page } from 'playwright-core';
import { makeTraffic } from '#features/tracking/server/index';
import { breachesOf } from '#tests/support/axe';
import { button } from '#tests/support/pages';
import { loggedIn } from '#tests/support/logged-in';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';
import { DESKTOP, PHONE } from '#tests/support/walk';

const EVENTS = 3_000;

const BAD_QUERY = '{"keyword":7}';
/** Names of landmarks, and labels that leave out what is read on the screen. */
const BESIDES = ['landmark-unique', 'label-content-name-mismatch'];

const server = portalServer();
const tabs = browserTabs();
let page: Page;
beforeAll(async () => {
  await makeTraffic(server.db.pool, EVENTS, Date.now(), () => undefined);
  await server.db.pool.query(`insert into event_bad (reason, body) select 'field: keyword', $1::jsonb`, [
    JSON.stringify({ fncode: '200101', query: BAD_QUERY }),
  ]);
  page = await loggedIn(tabs, server)('analyst', await tabs.reader({ viewport: DESKTOP }));
  await page.goto(`${server.origin}/console/`);
});
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));
afterAll(() => page.context().close());

const menu = (name: string) =>
  page.getByRole('navigation', { name: '控制台' }).getByRole('link', { name, exact: true });
const title = (name: string) => page.getByRole('heading', { level: 1, name });
const openScreen = async (name: string): Promise<void> => {
  await menu(name).click();
  await title(name).waitFor();
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
};

const SCREENS = {
  概览: '最多的事件',
  实时: '刚刚收到',
  趋势: '合计',
  搜索质量: '没有结果的词',
  漏斗: '各步',
  路径: '路径图',
  留存: '留存三角',
  事件: '事件',
  会话: '会话',
  引导与视频: '引导各步',
  送达: '缺号',
  坏事件: '原因',
  目录: '事件码',
  告警: '投递记录',
  隐私: '查看记录',
} as const;

test.each([
  ['1440', DESKTOP],
  ['390', PHONE],
] as const)('every screen answers, has nothing to complain of and fits into %s px', async (_, viewport) => {
  await page.setViewportSize(viewport);
  const faults: string[] = [];
  for (const [name, part] of Object.entries(SCREENS)) {
    await openScreen(name);
    await page.getByRole('heading', { level: 2, name: part, exact: true }).waitFor();
    const breaches = await breachesOf(page, 'main', BESIDES);
    faults.push(...breaches.map((breach) => `${name}: ${breach}`));
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > viewport.width) faults.push(`${name}: ${width} px wide`);
  }
  expect(faults).toEqual([]);
  await page.setViewportSize(DESKTOP);
});

test('a correction that is refused stays open with its reason, and closes when it is taken', async () => {
  await openScreen('坏事件');
  await page.getByRole('button', { name: /^查看并改正第 \d+ 条$/ }).click();
  const drawer = page.getByRole('dialog', { name: '坏事件' });
  const query = drawer.getByLabel('query（JSON）');
  const take = drawer.getByRole('button', { name: '改正并补入库' });
  const keyword = drawer.getByRole('row', { name: /^keyword/ });
  await keyword.getByRole('cell', { name: '不符' }).waitFor();
  expect(await breachesOf(page, '[role=dialog]', BESIDES)).toEqual([]);
  await query.fill('{"keyword":8}');
  await take.click();
  await drawer.getByRole('alert').getByText('仍不能入库：字段 keyword 应为文本').waitFor();
  expect(await query.inputValue()).toBe('{"keyword":8}');
  await query.fill('{"keyword":"八"}');
  await keyword.getByRole('cell', { name: '相符' }).waitFor();
  await take.click();
  await drawer.waitFor({ state: 'hidden' });
  await page.getByRole('cell', { name: '已补入库' }).waitFor();
});

test('an analyst who may not export or erase a person is told who may', async () => {
  await openScreen('隐私');
  await page
    .getByRole('region', { name: '一个人的行为' })
    .getByText('由同时有内部权限的分析账号办理')
    .waitFor();
});

test('the address says what is shown: copied into another tab it shows the same', async () => {
  await openScreen('趋势');
  await page.getByRole('button', { name: '近 30 天' }).click();
  await page.getByRole('button', { name: '身份', exact: true }).click();
  await page.waitForURL(/by=role/);
  const other = await tabs.open(page.url(), page.context());
  await other.getByRole('heading', { level: 1, name: '趋势' }).waitFor();
  expect(await other.getByRole('button', { name: '身份', exact: true }).getAttribute('aria-pressed')).toBe(
    'true',
  );
  await other.close();
});

test('what a member does is on the live screen within seconds, can be stopped and runs on', async () => {
  await openScreen('实时');
  const member = await loggedIn(tabs, server)('member');
  await page.getByRole('cell', { name: 'member', exact: true }).first().waitFor();
  await button(page, '暂停').click();
  await member.evaluate(() => void (location.hash = '/commonproj/index'));
  await page.getByRole('button', { name: /继续（又到 [1-9]\d* 条）/ }).click();
  await page.getByRole('cell', { name: '查看单项工程指标列表' }).first().waitFor();
  await member.context().close();
});

test('a view is saved under a name and opened again', async () => {
  await openScreen('漏斗');
  await button(page, '保存的查询').click();
  await page.getByLabel('把当前的画面保存为').fill('试用漏斗');
  await button(page, '保存').click();
  const saved = page.getByRole('link', { name: '试用漏斗', exact: true });
  await saved.waitFor();
  await page.keyboard.press('Escape');
  await openScreen('概览');
  await button(page, '保存的查询').click();
  await saved.click();
  await title('漏斗').waitFor();
});

test('the drawer of saved views closes whatever moves the address', async () => {
  await openScreen('概览');
  await openScreen('漏斗');
  await button(page, '保存的查询').click();
  const drawer = page.getByRole('dialog', { name: '保存的查询' });
  await drawer.waitFor();
  await page.goBack();
  await title('概览').waitFor();
  await drawer.waitFor({ state: 'hidden' });
});

test('on a phone the strip of screens shows the one that is open', async () => {
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen('隐私');
  const current = page.getByRole('navigation', { name: '控制台' }).locator('[aria-current]');
  const { x = -1, width = 0 } = (await current.boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(390);
  if (wide) await page.setViewportSize(wide);
});

test('a tab is followed from the list to its time line', async () => {
  await openScreen('会话');
  await page.getByRole('cell').getByRole('link').last().click();
  await title('会话详情').waitFor();
  await page.getByRole('heading', { name: '时间线' }).waitFor();
  expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(0);
});

test('before anything is taken away for good, an administrator is asked', async () => {
  await server.db.pool.query(`update account set is_internal = true where username = 'analyst'`);
  await page.reload();
  await openScreen('隐私');
  const days = page.getByLabel('搜索与筛选保存天数');
  const kept = async () =>
    (await server.db.pool.query<{ days: number }>('select days from event_retention')).rows;
  await days.fill('0');
  await page.getByText('请填 1 至').waitFor();
  await days.press('Enter');
  await days.fill('90');
  await days.press('Enter');
  const asking = page.getByRole('dialog', { name: '搜索与筛选只保存 90 天' });
  await asking.getByText('在一小时内删除').waitFor();
  expect(await breachesOf(page, '[role=dialog]')).toEqual([]);
  await asking.getByRole('button', { name: '取消' }).click();
  await asking.waitFor({ state: 'hidden' });
  expect(await kept()).toEqual([]);
  await days.press('Enter');
  await asking.getByRole('button', { name: '缩短并删除' }).click();
  await page
    .getByRole('region', { name: '各板块的保存期限' })
    .getByRole('cell', { name: 'analyst', exact: true })
    .waitFor();
  expect(await kept()).toEqual([{ days: 90 }]);
});

test('who is no analyst is told so, and a visitor to log in', async () => {
  const member = await loggedIn(tabs, server)('norights');
  await member.goto(`${server.origin}/console/`);
  await member.getByText('控制台向有行为分析权限的账号开放。').waitFor();
  expect(await member.getByRole('navigation', { name: '控制台' }).count()).toBe(0);
  await member.context().close();
  const visitor = await tabs.open(`${server.origin}/console/`);
  await visitor.getByRole('link', { name: '到门户登录' }).waitFor();
  await visitor.context().close();
});
