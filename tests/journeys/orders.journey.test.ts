import type { BrowserContext, Page } from 'playwright-core';
import { runOrders } from '#src/cli/orders/run';
import { DEMO_PASSWORD } from '#src/server/demo-accounts';
import { runInTest } from '#tests/src/cli/run-in-test';
import { breachesOf } from '#tests/support/axe';
import { arriveAt, goTo, logIn, loginDialog } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';

const ORDERS = '/usercenter/orders';
const MOBILE = '13900000031';
const WIDTHS = [1440, 390] as const;

const server = portalServer();
const tabs = browserTabs();
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  context = await tabs.reader();
  page = await tabs.open(server.origin, context);
});
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));
afterAll(() => context.close());

const operate = (...args: readonly string[]) => runInTest(runOrders, args, { DATABASE_URL: server.db.url });
const order = () => page.getByRole('listitem').filter({ hasText: /订单编号 DD/ });
const hasNoBreach = async () => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await breachesOf(page, 'main')]).toEqual([width, []]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([width, overflow]).toEqual([width, 0]);
  }
  await page.setViewportSize({ width: WIDTHS[0], height: 900 });
};

test('from the address through the log-in to a membership with its invoice', async () => {
  await goTo(page, ORDERS);
  await loginDialog(page).username.waitFor();
  await logIn(page, 'norights');
  await goTo(page, ORDERS);
  await arriveAt(page, ORDERS);
  await page.getByText('还没有订单').waitFor();
  await page.getByRole('listitem').filter({ hasText: '个人版' }).getByText('样例').first().waitFor();
  await hasNoBreach();

  await page.getByLabel('年限与价格').first().selectOption('2');
  const ordering = page.getByRole('button', { name: '下单：个人版 2 年' });
  const question = page.getByRole('dialog', { name: '确认下单' });
  await ordering.press('Enter');
  await question.getByText('2 年，从到账确认之日起').waitFor();
  await hasNoBreach();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  expect(await ordering.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.getByText('还没有订单').waitFor();
  await page.keyboard.press('Enter');
  await question.waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('订单已提交，请按订单里的账户汇款').waitFor();
  await order().getByText('待付款').waitFor();
  expect(await ordering.evaluate((button) => button === document.activeElement)).toBe(true);
  await order().getByText('请不要汇款').waitFor();
  await hasNoBreach();

  const number = /DD\d{8}-\w{6}/.exec(await order().innerText())?.[0] ?? '';
  expect(await operate('paid', number)).toMatchObject({ code: 0 });
  await page.reload();
  await order().getByText('已开通').waitFor();
  await page.getByRole('button', { name: `申请发票：${number}` }).click();
  const form = page.getByRole('form', { name: `申请发票：${number}` });
  await form.getByRole('radio', { name: '增值税专用发票' }).check();
  await form.getByLabel('发票抬头').fill('某造价咨询公司');
  await form.getByLabel('税号').fill('91110000600037341M');
  await form.getByLabel('接收邮箱').fill('a@b.cn');
  await form.getByRole('button', { name: '提交申请' }).click();
  await form.getByText('税号的校验位不对').waitFor();
  await hasNoBreach();
  await form.getByLabel('税号').fill('91110000600037341l');
  await form.getByRole('button', { name: '提交申请' }).click();
  await form.getByText('专票必须填写单位地址').waitFor();
  expect(await form.getByLabel('发票抬头').inputValue()).toBe('某造价咨询公司');
  await form.getByRole('radio', { name: '增值税普通发票' }).check();
  await form.getByRole('button', { name: '提交申请' }).click();
  await order()
    .getByText(/增值税普通发票，某造价咨询公司：\s*已申请/)
    .waitFor();
  expect(await operate('invoice', number, '--no', '24312000000012345678')).toMatchObject({ code: 0 });
  await page.reload();
  await order().getByText('号码 24312000000012345678').waitFor();
  await page.getByRole('button', { name: '续期：个人版 1 年' }).waitFor();
});

test('an order that is not paid is cancelled', async () => {
  await page.getByRole('button', { name: '续期：团队版 1 年' }).click();
  await page.getByRole('dialog', { name: '确认续期' }).getByRole('button', { name: '确认续期' }).click();
  await order().first().getByText('待付款').waitFor();
  await page.getByRole('button', { name: /^取消订单：/ }).click();
  await order().first().getByText('已取消').waitFor();
});

test('a mobile is bound from the profile by captcha and code, and taken off with the password', async () => {
  await goTo(page, '/usercenter/index');
  await page.getByRole('main').getByRole('link', { name: '绑定', exact: true }).click();
  await arriveAt(page, '/usercenter/mobile');
  await page.getByLabel('手机号', { exact: true }).fill(MOBILE);
  await hasNoBreach();
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByRole('button', { name: '开始验证' }).click();
  await page.getByText('验证码已发送').waitFor();
  const outbox = await page.request.get(`${server.origin}/dev/outbox?mobile=${MOBILE}`);
  const code = /验证码是 (\d{6})/.exec(await outbox.text())?.[1] ?? '';
  await page.getByLabel('验证码').fill(code);
  await page.getByLabel('登录密码').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: '绑定手机' }).click();
  await page.getByText('现在绑定的是 139****0031').waitFor();
  await hasNoBreach();
  const unbinding = page.getByRole('region', { name: '解除绑定' });
  await unbinding.getByLabel('登录密码').fill('wrong-one');
  await unbinding.getByRole('button', { name: '解除绑定' }).click();
  await unbinding.getByText('登录密码不正确').waitFor();
  await unbinding.getByLabel('登录密码').fill(DEMO_PASSWORD);
  await unbinding.getByRole('button', { name: '解除绑定' }).click();
  await page.getByText('已解除手机绑定').waitFor();
  await page.getByRole('button', { name: '绑定手机' }).waitFor();
});
