import type { Page } from 'playwright-core';
import { accountMenu, loginDialog, openLogin } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';
import { dropAt, faultDesk, unplanned } from './fault-desk';

const PHONE = '13800000009';
const EXISTS = '/api/web/identityExists';
const SEND = '/pb/api/web/smsVerificationCode';
const PROVE = '/api/web/bindingAccounts';
const ENTER = '/api/web/loginBySms';
const UNREACHABLE = '网络异常，请检查网络后重试';
const HTTP_500 = '演示故障：HTTP 500';

const server = portalServer();
const tabs = browserTabs();
const faults = faultDesk(server);
let page: Page;

const mobile = () => page.getByLabel('手机号');
const code = () => page.getByLabel('验证码', { exact: true });
const press = (name: string) => loginDialog(page).box.getByRole('button', { name, exact: true }).click();
const sentCode = async (): Promise<string> => {
  const response = await fetch(`${server.origin}/dev/outbox?mobile=${PHONE}`);
  const { data } = (await response.json()) as { readonly data: readonly { readonly text: string }[] };
  return /\d{6}/.exec(data.at(-1)?.text ?? '')?.[0] ?? '';
};

beforeAll(async () => {
  page = await tabs.open(server.origin);
  await openLogin(page);
  await page.getByRole('tab', { name: '手机登录' }).click();
  await mobile().fill(PHONE);
});
afterEach(async () => {
  await faults.clear();
  expect(unplanned(tabs, [EXISTS, SEND, PROVE, ENTER])).toEqual([]);
});

const isTold = async (message: string) => {
  await loginDialog(page).problem.filter({ hasText: message }).waitFor();
  expect(await mobile().inputValue()).toBe(PHONE);
};

test.each([
  ['broken', dropAt(EXISTS), UNREACHABLE],
  ['failing', { path: EXISTS, httpStatus: 500 }, HTTP_500],
])(
  '[PHONE-002] asking whether the phone is known – %s – is told, and it stays',
  async (_, fault, message) => {
    await faults.plan(fault);
    await press('获取验证码');
    await isTold(message);
  },
);

test.each([
  ['broken', dropAt(SEND), UNREACHABLE],
  ['failing', { path: SEND, httpStatus: 500 }, HTTP_500],
  ['with a lost session', { path: SEND, statusCode: 302 }, '演示故障：状态码 302'],
])(
  '[PHONE-002] asking for a code after the captcha – %s – is told, and the phone stays',
  async (_, fault, message) => {
    await faults.plan(fault);
    await press('获取验证码');
    await page.getByRole('button', { name: '开始验证' }).click();
    await isTold(message);
  },
);

test('[PHONE-004] [CAPTCHA-004] asked for again, the code comes after the captcha, however slow', async () => {
  await faults.plan({ path: SEND, delayMs: 1_000, times: 2 });
  await press('获取验证码');
  await loginDialog(page).box.getByRole('button', { name: '正在获取' }).waitFor();
  await page.getByRole('button', { name: '开始验证' }).click();
  await page.getByText('验证码已发送').first().waitFor();
  await code().fill(await sentCode());
});

test.each([
  ['broken', dropAt(PROVE), UNREACHABLE],
  ['failing', { path: PROVE, httpStatus: 500 }, HTTP_500],
  ['with a lost session', { path: PROVE, statusCode: 302 }, '演示故障：状态码 302'],
])('[LOGIN-015] sending the code – %s – is told, and what was typed stays', async (_, fault, message) => {
  const typed = await code().inputValue();
  await faults.plan(fault);
  await loginDialog(page).submit();
  await page.getByText(message).first().waitFor();
  expect([await mobile().inputValue(), await code().inputValue()]).toEqual([PHONE, typed]);
});

test('[PHONE-008] [LOGIN-014] an account that could not be entered is told, and entered when tried again', async () => {
  await faults.plan({ path: ENTER, httpStatus: 500 });
  await loginDialog(page).submit();
  const chooser = loginDialog(page).box;
  const enter = chooser.getByRole('button', { name: /^进入/ }).first();
  await enter.click();
  await chooser.getByRole('alert').filter({ hasText: HTTP_500 }).waitFor();
  await enter.click();
  await accountMenu(page).waitFor();
  await page.context().close();
});
