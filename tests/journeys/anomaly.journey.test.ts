import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '#src/server/demo-accounts';
import { breachesOf } from '#tests/support/axe';
import { accountMenu, logIn, loginDialog, openLogin } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';

const server = portalServer();
const tabs = browserTabs();
let page: Page;
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));

const form = () => page.getByRole('dialog', { name: '账号登录异常' });
const name = () => form().getByLabel('姓名');
const phone = () => form().getByLabel('手机号码');
const issues = () => form().locator('.form-issue').allInnerTexts();
const submit = () => form().getByRole('button', { name: '提交' }).click();
const reports = async () =>
  (await server.db.pool.query('select account, user_name, telephone, app_name from anomaly_report')).rows;

beforeAll(async () => {
  page = await tabs.open(server.origin);
  await openLogin(page);
  await loginDialog(page).username.fill('anomaly');
  await loginDialog(page).password.fill(DEMO_PASSWORD);
  await loginDialog(page).submit();
});

test('[SHELL-011] [STATUS-333] [RELOGIN-016] the login of an account with 31 browsers opens the form, which names the account', async () => {
  await form().getByText('账号“a***y”').waitFor();
  await form().getByText('30 天内已在 31 个浏览器上登录').waitFor();
  expect(await accountMenu(page).count()).toBe(0);
  expect(await breachesOf(page, '.anomaly')).toEqual([]);
});

test('[RELOGIN-014] [CONST-007] it grows into place over a shadow on the page', async () => {
  await form().getByRole('button', { name: '取消' }).click();
  await form().waitFor({ state: 'hidden' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const motion = page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        setTimeout(() => reject(new Error('nothing moved')), 10_000);
        addEventListener('animationstart', ({ target, animationName }) => {
          const { animationDuration } = getComputedStyle(target as Element);
          if ((target as Element).closest('.anomaly .ant-modal'))
            resolve(`${animationName} ${animationDuration}`);
        });
      }),
  );
  await loginDialog(page).submit();
  expect(await motion).toBe('antZoomIn 0.2s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await form().waitFor();
  const shadow = page.locator('.anomaly .ant-modal-mask');
  expect(await shadow.evaluate((mask) => getComputedStyle(mask).backgroundColor)).toMatch(
    /^rgba\(.+, 0\.\d+\)$/,
  );
});

test('[VALID-013] [VALID-015] sent empty, it asks for both and goes to the first', async () => {
  await submit();
  expect(await issues()).toEqual(['请输入姓名', '请输入手机号码']);
  expect(await name().evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await reports()).toEqual([]);
});

test('[VALID-014] [VALID-016] a name of one sign and a phone of no network are told when they are left', async () => {
  await name().fill(' 张 ');
  await phone().fill('12000000000');
  await phone().blur();
  expect(await issues()).toEqual(['姓名长度在 2 到 10 个字符', '请输入正确的电话号码']);
  await submit();
  expect(await reports()).toEqual([]);
});

test('[VALID-013] put right, the messages leave; the name stands trimmed', async () => {
  await name().fill(' 张三 ');
  await phone().fill('13800000001');
  await phone().blur();
  expect(await name().inputValue()).toBe('张三');
  expect(await issues()).toEqual(['', '']);
});

test('[CALL-020] sent, it thanks and closes, and the administrator has it', async () => {
  await submit();
  await page.locator('.notice', { hasText: '提交成功' }).waitFor();
  await form().waitFor({ state: 'hidden' });
  expect(await reports()).toEqual([
    { account: 'anomaly', user_name: '张三', telephone: '13800000001', app_name: 'zaojia-portal' },
  ]);
  await page.context().close();
});

const tokenOf = async (username: string) => {
  const answer = await fetch(`${server.origin}/pb/api/foreign/encryptLogin`, {
    method: 'POST',
    body: new URLSearchParams({ username, password: DEMO_PASSWORD }),
  });
  const { data } = (await answer.json()) as { readonly data: { readonly accessToken: string } };
  return data.accessToken;
};
const explain = async () => {
  await form().getByText('账号“a***y”').waitFor();
  await name().fill('李四');
  await phone().fill('13800000002');
  await submit();
};

test('[STATUS-333] [RELOGIN-018] a visitor with a token in the address asks to be unblocked, too', async () => {
  page = await tabs.open(`${server.origin}/?accessToken=${await tokenOf('anomaly')}#/home`);
  await explain();
  await page.locator('.notice', { hasText: '提交成功' }).waitFor();
  expect((await reports()).at(-1)).toMatchObject({ account: 'anomaly', user_name: '李四' });
  await page.context().close();
});

test('[STATUS-333] a member who follows such a link asks for the account of the link, and stays who they are', async () => {
  page = await tabs.open(server.origin);
  await openLogin(page);
  await logIn(page, 'vip');
  await page.goto(`${server.origin}/?accessToken=${await tokenOf('anomaly')}#/home`);
  await page.getByRole('button', { name: '使用链接中的账号' }).click();
  await explain();
  await page.locator('.notice', { hasText: '提交成功' }).waitFor();
  expect((await reports()).map(({ account }) => account as string)).toEqual([
    'anomaly',
    'anomaly',
    'anomaly',
  ]);
  await accountMenu(page).waitFor();
  await page.context().close();
});

test('[RELOGIN-017] what is refused is said in the form, which keeps what was typed', async () => {
  page = await tabs.open(`${server.origin}/?accessToken=${await tokenOf('anomaly')}#/home`);
  await explain();
  await form().getByRole('alert').filter({ hasText: '提交过于频繁' }).waitFor();
  expect(await name().inputValue()).toBe('李四');
});

test('[RELOGIN-015] cancelled, it begins anew the next time, without values and complaints', async () => {
  await name().fill('');
  await phone().fill('1');
  await submit();
  expect(await issues()).toEqual(['请输入姓名', '请输入正确的电话号码']);
  await form().getByRole('button', { name: '取消' }).click();
  await form().waitFor({ state: 'hidden' });
  await openLogin(page);
  await loginDialog(page).username.fill('anomaly');
  await loginDialog(page).password.fill(DEMO_PASSWORD);
  await loginDialog(page).submit();
  await form().waitFor();
  expect([await issues(), await name().inputValue(), await phone().inputValue()]).toEqual([['', ''], '', '']);
  expect(await form().getByRole('alert').allInnerTexts()).toEqual(['']);
  await page.context().close();
});
