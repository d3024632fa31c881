import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '#src/server/demo-accounts';
import { accountMenu, loginDialog, logOut, openLogin } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';
import { dropAt, faultDesk, unplanned } from './fault-desk';

const LOGIN = '/api/web/loginByAuth';
const HANDSHAKE = '/pb/api/crypto/handshake';
const UNREACHABLE = '网络异常，请检查网络后重试';

const server = portalServer();
const tabs = browserTabs();
const faults = faultDesk(server);
let page: Page;

beforeAll(async () => {
  page = await tabs.open(server.origin);
  await openLogin(page);
  await loginDialog(page).username.fill('vip');
  await loginDialog(page).password.fill(DEMO_PASSWORD);
  await loginDialog(page).box.getByRole('checkbox').setChecked(false);
});
afterEach(async () => {
  await faults.clear();
  expect(unplanned(tabs, [LOGIN, HANDSHAKE])).toEqual([]);
});

const expectNothingLost = async () => {
  const { box, username, password } = loginDialog(page);
  expect(await username.inputValue()).toBe('vip');
  expect(await password.inputValue()).toBe(DEMO_PASSWORD);
  expect(await box.getByRole('checkbox').isChecked()).toBe(false);
};

test.each([
  ['no secure connection', dropAt(HANDSHAKE), UNREACHABLE],
  ['a broken connection', dropAt(LOGIN), UNREACHABLE],
  ['a failing server', { path: LOGIN, httpStatus: 500 }, '演示故障：HTTP 500'],
  ['an unknown code', { path: LOGIN, statusCode: 777 }, '演示故障：状态码 777'],
  ['a session that is over before it began', { path: LOGIN, statusCode: 302 }, '演示故障：状态码 302'],
])('[LOGIN-014] %s is told under the form, and nothing typed is lost', async (_, fault, message) => {
  await faults.plan(fault);
  await loginDialog(page).submit();
  await loginDialog(page).problem.filter({ hasText: message }).waitFor();
  await expectNothingLost();
  expect(await accountMenu(page).count()).toBe(0);
});

test('[STATUS-980] [CAPTCHA-003] a captcha in the middle: declined it is told, solved it lets the login go on', async () => {
  await faults.plan({ path: LOGIN, statusCode: 980, times: 2 });
  await loginDialog(page).submit();
  const captcha = page.getByRole('dialog', { name: '安全验证' });
  await captcha.getByRole('button', { name: '取消' }).click();
  await loginDialog(page).problem.filter({ hasText: /\S/ }).waitFor();
  await captcha.waitFor({ state: 'hidden' });
  await expectNothingLost();
  await loginDialog(page).submit();
  await captcha.getByRole('button', { name: '开始验证' }).click();
  await accountMenu(page).waitFor();
  await logOut(page);
});

test('[LOGIN-017] a slow answer: the button says so, a second press changes nothing, and the member is in', async () => {
  let calls = 0;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${LOGIN}`, async (route) => {
    calls += 1;
    await answered;
    await route.continue();
  });
  const { username, password, submit, box } = loginDialog(page);
  await username.fill('vip');
  await password.fill(DEMO_PASSWORD);
  await submit();
  await box.getByRole('button', { name: '正在登录' }).waitFor();
  await password.press('Enter');
  answer();
  await accountMenu(page).waitFor();
  await box.waitFor({ state: 'hidden' });
  expect(calls).toBe(1);
  await page.context().close();
});
