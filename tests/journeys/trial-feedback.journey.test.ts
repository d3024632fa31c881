import type { BrowserContext, Locator, Page } from 'playwright-core';
import { breachesOf } from '#tests/support/axe';
import { accountMenu, arriveAt, goTo, loginDialog, logIn, openLogin } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';

const MOBILE = '13900000001';
const WIDTHS = [1440, 390] as const;

const server = portalServer();
const tabs = browserTabs();
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  context = await tabs.reader();
  page = await tabs.open(server.origin, context);
  await openLogin(page);
  await logIn(page, 'member');
});
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));
afterAll(() => context.close());

const dialog = (name: string) => page.getByRole('dialog', { name });
const press = (within: string, name: string) =>
  dialog(within).getByRole('button', { name, exact: true }).click();
/** By the keyboard, as a list may close, and take what is open with it, whenever the one before has not gone. */
const choose = async (within: Locator, label: string, name: string) => {
  const box = within.getByLabel(label);
  const chosen = within.locator('.ant-select', { has: page.getByLabel(label) }).getByTitle(name);
  const offered = page.locator(`.ant-select-item-option-active[title="${name}"]:visible`);
  const comes = (what: Locator, timeout: number) =>
    what.waitFor({ timeout }).then(
      () => true,
      () => false,
    );
  for (let tries = 0; (await chosen.count()) === 0; tries += 1) {
    expect(tries).toBeLessThan(8);
    // What was typed goes with the list; typed anew, it opens it.
    await box.fill('');
    await box.fill(name);
    if (!(await comes(offered, 5_000))) continue;
    await box.press('Enter');
    await comes(chosen, 2_000);
  }
};
const hasNoBreach = async () => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await breachesOf(page, '[role=dialog]')).toEqual([]);
  }
  await page.setViewportSize({ width: WIDTHS[0], height: 900 });
};

test('[FEEDBACK-004] [FEEDBACK-009] [ROUTE-009] feedback is sent from the member centre, and stands there', async () => {
  await goTo(page, '/usercenter/messages');
  await arriveAt(page, '/usercenter/messages');
  await page.getByRole('button', { name: '写反馈' }).click();
  await press('用户反馈', '提交');
  await dialog('用户反馈').getByText('请您输入你遇到的问题或意见').waitFor();
  await hasNoBreach();
  await dialog('用户反馈').getByLabel('问题或意见').fill('列表很好用');
  await press('用户反馈', '提交');
  await page.getByText('操作成功').waitFor();
  // It lies over the bar, and over no heading.
  const edges = await page.evaluate(() => [
    document.querySelector('.notices .notice')?.getBoundingClientRect().bottom ?? NaN,
    document.querySelector('main h1')?.getBoundingClientRect().top ?? NaN,
  ]);
  expect(edges[0]).toBeLessThanOrEqual(edges[1]!);
  await dialog('用户反馈').waitFor({ state: 'hidden' });
  await page.getByRole('listitem').filter({ hasText: '列表很好用' }).getByText('等待答复').waitFor();
});

test('a member who may have a trial finds it in the account menu, and the focus comes back to it', async () => {
  await accountMenu(page).click();
  await page.getByRole('button', { name: '申请试用' }).click();
  await dialog('申请试用').waitFor();
  await dialog('申请试用').getByRole('button', { name: '关闭' }).click();
  await dialog('申请试用').waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
});

test('[ROUTE-009] the trial form stands over the member centre, too', async () => {
  await goTo(page, '/policy/detail/1');
  await press('提示', '申请试用');
  await dialog('申请试用').waitFor();
  await goTo(page, '/usercenter/messages');
  // Whatever lies under a dialog has no role meanwhile.
  await page.getByText('列表很好用').waitFor();
  expect(await dialog('申请试用').isVisible()).toBe(true);
  await dialog('申请试用').getByRole('button', { name: '关闭' }).click();
  await dialog('申请试用').waitFor({ state: 'hidden' });
});

test('[ROUTE-009] a session that ends in the member centre is logged in again, and leads back', async () => {
  const other = await tabs.open(server.origin, await tabs.reader());
  await openLogin(other);
  await logIn(other, 'vip', { keep: false });
  await goTo(other, '/usercenter/messages');
  await other.getByRole('button', { name: '写反馈' }).waitFor();
  await server.db.pool.query(
    `update session_token set expires_at = now() - interval '1 second'
     where family_id in (select login_family.id from login_family join account on account.id = account_id where username = 'vip')`,
  );
  await goTo(other, '/usercenter/devices');
  await loginDialog(other).username.waitFor();
  await logIn(other, 'vip', { keep: false });
  await arriveAt(other, '/usercenter/devices');
  await other.context().close();
});

test('[CAPTCHA-006] [TRIAL-005] [TRIAL-006] [TRIAL-009] [TRIAL-010] from the tip to three days of VIP', async () => {
  await goTo(page, '/policy/detail/1');
  await press('提示', '申请试用');
  const form = dialog('申请试用');
  await press('申请试用', '提交申请');
  await form.getByText('真实姓名不能为空！').waitFor();
  await press('申请试用', '获取验证码');
  await page.getByText('请输入手机号！').waitFor();
  await hasNoBreach();
  await form.getByLabel('真实姓名').fill('王小明abc');
  expect(await form.getByLabel('真实姓名').inputValue()).toBe('王小明');
  await form.getByLabel('手机号').fill(MOBILE);
  await press('申请试用', '获取验证码');
  await page.getByRole('button', { name: '开始验证' }).click();
  await page.getByText('验证码已发送').waitFor();
  await form.getByRole('button', { name: /秒后重新获取/ }).waitFor();
  const outbox = await page.request.get(`${server.origin}/dev/outbox?mobile=${MOBILE}`);
  const code =
    /\d{6}/.exec(await outbox.text().then((text) => text.slice(text.indexOf('验证码是'))))?.[0] ?? '';
  await form.getByLabel('验证码').fill(code);
  await form.getByLabel('公司名称').fill('某造价咨询公司');
  // It gives the focus back where it was when it has gone.
  await dialog('安全验证').waitFor({ state: 'hidden' });
  for (const label of ['省份', '市/区']) await choose(form, label, '北京');
  await press('申请试用', '提交申请');
  const success = dialog('恭喜您，试用申请成功！');
  await success.getByText('member').waitFor();
  await hasNoBreach();
  const reloaded = page.waitForEvent('load');
  await success.getByRole('button', { name: '立即使用' }).click();
  await reloaded;
  await page.getByText('试用剩 3 天').first().waitFor();
});
