import type { Page } from 'playwright-core';
import { accountMenu, loginButton, loginDialog, logIn, openLogin } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';

const server = portalServer();
const tabs = browserTabs();
const PHONE = '13800000009';

afterEach(() => expect(tabs.takeComplaints()).toEqual([]));

const outboxCode = async (): Promise<string> => {
  const response = await fetch(`${server.origin}/dev/outbox?mobile=${PHONE}`);
  const { data } = (await response.json()) as { readonly data: readonly { readonly text: string }[] };
  return /\d{6}/.exec(data.at(-1)?.text ?? '')?.[0] ?? '';
};
const inDialog = (page: Page, name: string) =>
  loginDialog(page).box.getByRole('button', { name, exact: true });

test('[PHONE-001][CAPTCHA-004][LOGIN-001][SHELL-033] by phone: captcha, code, and a choice among the accounts', async () => {
  const page = await tabs.open(server.origin);
  await openLogin(page);
  await page.getByRole('tab', { name: '手机登录' }).click();
  await page.getByLabel('手机号').fill(PHONE);
  await inDialog(page, '获取验证码').click();
  await page.getByRole('button', { name: '开始验证' }).click();
  await page.getByText('验证码已发送', { exact: true }).first().waitFor();
  await page.getByLabel('验证码', { exact: true }).fill(await outboxCode());
  await loginDialog(page).submit();
  const chooser = loginDialog(page).box;
  await chooser.getByText('选择账号').waitFor();
  for (const group of ['企业子账号', '个人账号', '企业主账号']) await chooser.getByText(group).waitFor();
  await chooser.getByRole('button', { name: /进入/ }).first().click();
  await accountMenu(page).waitFor();
  await page.context().close();
});

test('[QR-001] by QR code: a phone opens the address, confirms, and the browser is in', async () => {
  const page = await tabs.open(server.origin);
  await openLogin(page);
  const [followed] = await Promise.all([
    page.waitForRequest(/getQrcodeStatus/),
    page.getByRole('tab', { name: '扫码登录' }).click(),
  ]);
  await page.getByRole('img', { name: /二维码/ }).waitFor();
  const uuid = new URL(followed.url()).searchParams.get('uuid') ?? '';
  const phone = await tabs.open(
    `${server.origin}/#/qr/${uuid}`,
    await tabs.reader({ viewport: { width: 390, height: 844 } }),
  );
  await logIn(phone, 'vip');
  await page.getByText('扫描成功').waitFor();
  await phone.getByRole('button', { name: '确认登录' }).click();
  await accountMenu(page).waitFor();
  await page.context().close();
  await phone.context().close();
});

test('[RELOGIN-004][RELOGIN-006][SHELL-035] by consent: whoever is logged in lets the other in and leaves', async () => {
  await server.db.pool.query(
    `update login_family set ended_at = now(), ended_by = 'member' where account_id = (select id from account where username = 'twin')`,
  );
  const owner = await tabs.open(server.origin);
  await openLogin(owner);
  await logIn(owner, 'twin');
  const applicant = await tabs.open(server.origin, await tabs.reader());
  await openLogin(applicant);
  const { username, password, submit } = loginDialog(applicant);
  await username.fill('twin');
  await password.fill('Zaojia@2026');
  await submit();
  await applicant.getByRole('button', { name: '申请登录', exact: true }).click();
  await owner.getByRole('button', { name: '同意' }).click();
  await accountMenu(applicant).waitFor();
  await owner.getByText('您已同意对方登录，本次登录已退出').waitFor();
  await loginButton(owner).waitFor();
  await owner.context().close();
  await applicant.context().close();
});
