import type { BrowserContext, Page } from 'playwright-core';
import { DEMO_PASSWORD } from '#src/server/demo-accounts';
import { downloaded } from '#tests/support/downloaded';
import { breachesOf, colourBreachesOf } from '#tests/support/axe';
import { accountMenu, arriveAt, goTo, heading, loginButton, logIn, openLogin } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';
import { waitUntil } from '#tests/support/wait-until';

const CENTRE = '/usercenter/index';
const DEVICES = '/usercenter/devices';
const BEHAVIOR = '/usercenter/behavior';
const NEW_PASSWORD = 'quantity-surveyor-77';
const PHONE = { width: 390, height: 844 };

const server = portalServer();
const tabs = browserTabs();
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));

const open = (place: string, context?: BrowserContext) => tabs.open(`${server.origin}/#${place}`, context);
const member = async (account: string, context?: BrowserContext): Promise<Page> => {
  const page = await open('/home', context);
  await openLogin(page);
  await logIn(page, account);
  return page;
};
const notice = (page: Page, text: string) => page.locator('.notice').getByText(text).waitFor();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const inOtherColours = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));

const pages: readonly (readonly [place: string, ready: string])[] = [
  [CENTRE, '.member-form'],
  [DEVICES, '.member-devices'],
  [BEHAVIOR, '.my-data-day'],
  ['/about/about', '.about-text'],
  ['/about/contact', '.about-text h2'],
  ['/about/statement', '.about-text'],
  ['/about/copyrights', '.about-text'],
  ['/static/recruitingExperts', '.about-cards'],
  ['/static/recruitingExperts-2', '.about-form'],
];

test('[HEADER-004][HEADER-005] the menu opens by an arrow, walks round, and gives the focus back', async () => {
  const page = await member('vip');
  await accountMenu(page).focus();
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toBe('会员中心');
  await page.keyboard.press('ArrowUp');
  expect(await focused(page)).toBe('退出登录');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toBe('我的收藏');
  await page.keyboard.press('Escape');
  expect(await accountMenu(page).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.getByRole('link', { name: '我的收藏' }).isVisible()).toBe(false);
  await accountMenu(page).click();
  await page.getByRole('link', { name: '会员中心' }).click();
  await arriveAt(page, CENTRE);
  await page.context().close();
});

test('[ROUTE-003][ROUTE-005][ROUTE-006][ROUTE-007][ROUTE-008] the member centre has its own header', async () => {
  const page = await member('trial');
  await goTo(page, '/usercenter');
  await arriveAt(page, CENTRE);
  const tabsOfHeader = page.getByRole('banner').getByRole('navigation').getByRole('link');
  await page
    .locator('.member-bar-today')
    .getByText(/^\d{4}年\d{1,2}月\d{1,2}日 星期[一二三四五六日]$/)
    .waitFor();
  expect(await tabsOfHeader.allInnerTexts()).toEqual(['会员中心']);
  expect(await page.getByRole('search').count()).toBe(0);
  expect(await page.getByRole('contentinfo').count()).toBe(1);
  await page.getByRole('complementary', { name: '服务' }).waitFor();
  await accountMenu(page).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await loginButton(page).waitFor();
  await page.context().close();
});

test('a name that is saved is there again, and an empty one is not taken', async () => {
  const page = await member('publisher');
  await goTo(page, CENTRE);
  await page.getByLabel('显示名称').fill('');
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByText('请输入显示名称').waitFor();
  await page.getByLabel('显示名称').fill('发布组长');
  await page.getByRole('radio', { name: '邮件' }).check();
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByText('请先填写邮箱').waitFor();
  await page.getByLabel('邮箱').fill('lead@example.com');
  await page.getByRole('button', { name: '保存' }).click();
  await notice(page, '资料已保存');
  await page.reload();
  expect(await page.getByLabel('邮箱').inputValue()).toBe('lead@example.com');
  await page.locator('.member-who').getByText('发布组长').waitFor();
  await page.context().close();
});

test('a changed password holds, and the other browser is out with its next step', async () => {
  const there = await member('norights');
  const page = await member('norights');
  await goTo(page, CENTRE);
  const change = async (old: string, next: string) => {
    await page.getByLabel('原密码').fill(old);
    await page.getByLabel('新密码', { exact: true }).fill(next);
    await page.getByLabel('再输入一次新密码').fill(next);
    await page.getByRole('button', { name: '修改密码' }).click();
  };
  await change('wrong-one', NEW_PASSWORD);
  await page.getByText('原密码不正确').waitFor();
  await change(DEMO_PASSWORD, 'password123');
  await page.getByText('这个密码太常见').waitFor();
  await change(DEMO_PASSWORD, NEW_PASSWORD);
  await notice(page, '密码已修改，已退出其他 1 处登录');
  expect(await page.getByLabel('原密码').inputValue()).toBe('');
  await goTo(there, CENTRE);
  await loginButton(there).waitFor();
  await there.context().close();
  await page.context().close();
});

test('the other devices are listed, and ended one or all', async () => {
  const here = await member('internal');
  const [one, two] = [await member('internal'), await member('internal')];
  await goTo(here, DEVICES);
  await here.locator('.member-devices li').nth(2).waitFor();
  expect(await here.locator('.member-devices').getByText('本机', { exact: true }).count()).toBe(1);
  expect(await here.locator('.member-devices dd').first().innerText()).toBe('局域网或本机');
  await here
    .getByRole('button', { name: /^结束登录：/ })
    .first()
    .click();
  await notice(here, '已结束该设备上的登录');
  expect(await here.locator('.member-devices li').count()).toBe(2);
  await here.getByRole('button', { name: '退出其他所有设备' }).click();
  await here.getByRole('dialog').getByRole('button', { name: '全部退出' }).click();
  await notice(here, '已退出其他 1 处登录');
  await waitUntil(
    () => here.locator('.member-devices li').count(),
    (count) => count === 1,
  );
  for (const page of [one, two]) await page.context().close();
  await here.context().close();
});

test('a member’s data is filtered, taken along, paused and erased', async () => {
  const page = await member('partner');
  await goTo(page, '/commonproj/index');
  await heading(page, /单项/).first().waitFor();
  await goTo(page, BEHAVIOR);
  await page.locator('.my-data-day li').nth(1).waitFor();
  await page.getByRole('button', { name: /^登录与账号/ }).click();
  await arriveAt(page, `${BEHAVIOR}?kind=login`);
  await waitUntil(
    () => page.locator('.my-data-kind').allInnerTexts(),
    (kinds) => kinds.length > 0 && kinds.every((kind) => kind === '登录与账号'),
  );
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出 JSON' }).click(),
  ]);
  const rows = JSON.parse((await downloaded(download)).toString('utf8')) as readonly {
    readonly fncode: string;
  }[];
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ fncode }) => !fncode.startsWith('11'))).toEqual([]);

  await page.getByRole('button', { name: '清除筛选' }).click();
  await page.getByRole('button', { name: '暂停记录' }).click();
  await notice(page, '已暂停记录您的行为');
  await page.getByRole('button', { name: '删除全部行为数据' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await page.getByText(/^已删除 \d+ 条，回执编号 SC/).waitFor();
  await page.getByText('没有您的行为记录').waitFor();
  await goTo(page, CENTRE);
  await page.locator('.member-form').first().waitFor();
  await goTo(page, BEHAVIOR);
  await page.getByText('您已暂停记录。').waitFor();
  await page.context().close();
});

test('[ROUTE-015] an old address leads home and says that it has moved', async () => {
  const page = await open('/redirectToNew');
  await arriveAt(page, '/home');
  await notice(page, '地址已变更');
  await page.context().close();
});

test('[ROUTE-013][ROUTE-014] an expert applies and gets a number', async () => {
  const page = await open('/static');
  await page.getByRole('link', { name: '填写申请' }).first().click();
  await arriveAt(page, '/static/recruitingExperts-2');
  await page.getByRole('button', { name: '提交申请' }).click();
  await page.getByText('请输入姓名').waitFor();
  expect(await page.getByLabel('姓名').evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByLabel('姓名').fill('王工');
  await page.getByLabel('手机号码').fill('13800000001');
  await page.getByLabel('专业').selectOption('安装');
  await page.getByLabel('资格或职称').selectOption('一级造价工程师');
  await page.getByLabel('从业年限（年）').fill('12');
  await page.getByLabel('经历与擅长的地区').fill('长期从事安装专业结算审核，熟悉江苏与上海。');
  await page.getByRole('checkbox', { name: /^我同意/ }).check();
  await page.getByRole('button', { name: '提交申请' }).click();
  await page.getByText(/^ZJ-\d{8}-\w{8}$/).waitFor();
  await page.context().close();
});

test('no page breaches WCAG 2.2 AA, in either colour, and none is wider than a phone', async () => {
  const page = await member('vip');
  for (const [place, ready] of pages) {
    await goTo(page, place);
    await page.locator(ready).first().waitFor();
    expect([place, await breachesOf(page, 'body')]).toEqual([place, []]);
  }
  await inOtherColours(page);
  await page.setViewportSize(PHONE);
  for (const [place, ready] of pages) {
    await goTo(page, place);
    await page.locator(ready).first().waitFor();
    // Rows that were there before are dimmed while they are asked anew.
    await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
    expect([place, await colourBreachesOf(page, 'body')]).toEqual([place, []]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([place, overflow]).toEqual([place, 0]);
  }
  await page.context().close();
});
