import type { Page } from 'playwright-core';
import { accountMenu, goTo, logIn, openLogin } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';
import { dropAt, faultDesk, unplanned } from './fault-desk';

const CODE = '/pb/api/web/getQrcode';
const STATUS = '/pb/api/web/getQrcodeStatus';
const ENTER = '/pb/api/web/loginByQrCode';
const UNREACHABLE = '网络异常，请检查网络后重试';
const HTTP_500 = '演示故障：HTTP 500';

const server = portalServer();
const tabs = browserTabs();
const faults = faultDesk(server);
let page: Page;

const picture = () => page.getByRole('img', { name: /二维码/ });
const cover = (message: string) => page.locator('button.qr-cover').filter({ hasText: message });
const newCode = async (shown: () => Promise<void>): Promise<string> => {
  const [followed] = await Promise.all([page.waitForRequest(/getQrcodeStatus/), shown()]);
  await picture().waitFor();
  return new URL(followed.url()).searchParams.get('uuid') ?? '';
};
/** A phone that opens what the code says. */
const openOnPhone = async (uuid: string): Promise<Page> => {
  const phone = await tabs.open(
    `${server.origin}/#/qr/${uuid}`,
    await tabs.reader({ viewport: { width: 390, height: 844 } }),
  );
  await logIn(phone, 'vip');
  return phone;
};
const confirmOn = async (phone: Page): Promise<void> => {
  await page.getByText('扫描成功').waitFor();
  await phone.getByRole('button', { name: '确认登录' }).click();
  await phone.getByText('已确认').first().waitFor();
};

beforeAll(async () => {
  page = await tabs.open(server.origin);
  await openLogin(page);
});
afterEach(async () => {
  await faults.clear();
  expect(unplanned(tabs, [CODE, STATUS, ENTER])).toEqual([]);
});

test.each([
  ['a failing server', { path: CODE, httpStatus: 500 }, HTTP_500],
  ['a broken connection', dropAt(CODE), UNREACHABLE],
  ['a lost session', { path: CODE, statusCode: 302 }, '演示故障：状态码 302'],
])('[QR-003] %s lies over the place of the code as a button', async (_, fault, message) => {
  await faults.plan(fault);
  await page.getByRole('tab', { name: '账号登录' }).click();
  await page.getByRole('tab', { name: '扫码登录' }).click();
  await cover(message).waitFor();
});

test('[QR-002] [QR-003] [STATUS-980] pressed, it gets a code, after a captcha and however slow', async () => {
  await faults.plan({ path: CODE, statusCode: 980 }, { path: CODE, delayMs: 1_000 });
  await page.locator('button.qr-cover').click();
  await page.getByRole('button', { name: '开始验证' }).click();
  await page.getByText('正在加载二维码').waitFor({ state: 'attached' });
  await picture().waitFor();
});

test('[QR-003] a login that fails after it was confirmed is told, and another code lets the member in', async () => {
  await page.getByRole('tab', { name: '账号登录' }).click();
  const first = await newCode(() => page.getByRole('tab', { name: '扫码登录' }).click());
  await faults.plan({ path: ENTER, httpStatus: 500 });
  const phone = await openOnPhone(first);
  await confirmOn(phone);
  await cover(HTTP_500).waitFor();
  const second = await newCode(() => cover(HTTP_500).click());
  await goTo(phone, `/qr/${second}`);
  await confirmOn(phone);
  await phone.context().close();
  await accountMenu(page).waitFor();
  await page.context().close();
});
