import type { Page } from 'playwright-core';
import { loginByAuthCall } from '#features/auth/contract';
import { DEMO_PASSWORD } from '#src/server/demo-accounts';
import { accountMenu, loginDialog, openLogin } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';

const WRONG = '用户名或密码错误';
const FREE_TRIES = 5;
const LAST_BUT_ONE = 19;

const server = portalServer();
const tabs = browserTabs();
let page: Page;
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));

const captcha = () => page.getByRole('dialog', { name: '安全验证' });
const solveCaptcha = async () => {
  await captcha().getByRole('button', { name: '开始验证' }).click();
  await captcha().waitFor({ state: 'hidden' });
};
const lockedCount = async (): Promise<number> => {
  const { rows } = await server.db.pool.query<{ n: string }>(
    `select count(*) as n from audit where event = 'login.locked'`,
  );
  return Number(rows[0]?.n);
};

const answer = () => page.waitForResponse((response) => response.url().endsWith(loginByAuthCall.path));

/** Presses 登录; gives what stands under the form once this answer has come. */
const tryWith = async (password: string, { captcha: costsCaptcha = false } = {}): Promise<string> => {
  await loginDialog(page).password.fill(password);
  const first = answer();
  await loginDialog(page).submit();
  await first;
  if (costsCaptcha) {
    const second = answer();
    await solveCaptcha();
    await second;
  }
  const { problem, box } = loginDialog(page);
  await box.getByRole('button', { name: '登录', exact: true }).waitFor();
  return problem.filter({ hasText: /\S/ }).innerText();
};

beforeAll(async () => {
  page = await tabs.open(server.origin);
  await openLogin(page);
  await loginDialog(page).username.fill('member');
});
afterAll(() => page.context().close());

test('[LOGIN-014] each wrong password is told, and the name and the password stay', async () => {
  for (let time = 1; time <= FREE_TRIES; time += 1) {
    const password = `Wrong-Password-${time}`;
    expect(await tryWith(password)).toBe(WRONG);
    expect(await loginDialog(page).username.inputValue()).toBe('member');
    expect(await loginDialog(page).password.inputValue()).toBe(password);
  }
});

test('[CAPTCHA-001] [STATUS-980] from the sixth on each try costs a captcha', async () => {
  expect(await tryWith('Wrong-Password-6', { captcha: true })).toBe(WRONG);
});

test('[LOGIN-014] after the twentieth the right password is refused in the same words', async () => {
  await server.db.pool.query(`update budget set used = $1 where name like 'login.account %'`, [LAST_BUT_ONE]);
  expect(await tryWith('Wrong-Password-20', { captcha: true })).toBe(WRONG);
  expect(await lockedCount()).toBe(0);
  expect(await tryWith(DEMO_PASSWORD, { captcha: true })).toBe(WRONG);
  expect(await lockedCount()).toBe(1);
  expect(await accountMenu(page).count()).toBe(0);
});

test('[LOGIN-014] a quarter of an hour later the right password opens again', async () => {
  await server.db.pool.query(`update budget set ends_at = now() - interval '1 second'`);
  await loginDialog(page).submit();
  await accountMenu(page).waitFor();
});
