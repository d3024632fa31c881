import type { Page } from 'playwright-core';
import { issuePasswordLink } from '#features/password-link/server/index';
import { breachesOf, colourBreachesOf } from '#tests/support/axe';
import { accountMenu, arriveAt, button, goTo, heading, loginDialog, placeOf } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';

const PASSWORD = 'quantity-surveyor-77';
const WIDTHS = [390, 1440] as const;

const server = portalServer();
const tabs = browserTabs();
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));

const linkOf = async (username: string): Promise<string> => {
  const { pool, database } = server.db;
  const { rows } = await pool.query<{ id: string }>(
    'select id::text as id from account where username = $1',
    [username],
  );
  return database.transaction((client) => issuePasswordLink(client, rows[0]?.id ?? ''));
};
const open = async (link: string, width: number): Promise<Page> => {
  const context = await tabs.reader({ viewport: { width, height: 900 } });
  const page = await tabs.open(`${server.origin}/#/password/${link}`, context);
  await heading(page, '设置密码').waitFor();
  return page;
};
const main = (page: Page) => page.getByRole('main');
const type = async (page: Page, first: string, second = first) => {
  await main(page).getByLabel('新密码', { exact: true }).fill(first);
  await main(page).getByLabel('再输入一次新密码').fill(second);
  await button(page, '设置密码').click();
};
const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
const expectSound = async (page: Page) => {
  expect(await breachesOf(page, 'main')).toEqual([]);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(await colourBreachesOf(page, 'main')).toEqual([]);
  await page.evaluate(() => document.documentElement.removeAttribute('data-theme'));
  expect(await isWide(page)).toBe(false);
};

test.each(WIDTHS)('at %i px a link sets the password, and the member logs in with it', async (width) => {
  const username = width === 390 ? 'member' : 'norights';
  const link = await linkOf(username);
  const page = await open(link, width);
  await main(page).getByText(`为账号 ${username} 设置密码`).waitFor();
  expect(await page.title()).toBe('设置密码 - 造价指标网');
  await expectSound(page);

  await type(page, 'short');
  await main(page).getByText('密码长度不少于8位！').waitFor();
  await type(page, PASSWORD, 'something-else-1');
  await main(page).getByText('两次输入的新密码不一致').waitFor();
  await type(page, 'password2026');
  await main(page).getByText('这个密码太常见，容易被猜中，请换一个').waitFor();
  await expectSound(page);

  await type(page, PASSWORD);
  await main(page).getByText('密码已设置，请用新密码登录。').waitFor();
  await expectSound(page);
  await button(page, '去登录').click();
  const dialog = loginDialog(page);
  await dialog.username.fill(username);
  await dialog.password.fill(PASSWORD);
  await dialog.submit();
  await arriveAt(page, '/usercenter/index');
  await accountMenu(page).waitFor();
  await page.context().close();

  const again = await open(link, width);
  await main(again).getByText('链接已经用过，每个链接只能用一次').waitFor();
  expect(await button(again, '重试').count()).toBe(0);
  await expectSound(again);
  await again.context().close();
});

let stranger: Page | undefined;

test.each([
  ['a wrong one', () => Promise.resolve('A'.repeat(43)), '链接不正确，请核对是否复制完整'],
  ['one cut off', () => Promise.resolve('abc'), '链接不正确，请核对是否复制完整'],
  [
    'an expired one',
    async () => {
      const link = await linkOf('trial');
      await server.db.pool.query('update password_link set expires_at = now()');
      return link;
    },
    '链接已过期，请联系管理员重新发送',
  ],
])('%s is told clearly', async (_, link, text) => {
  const address = `/password/${await link()}`;
  stranger ??= await tabs.open(server.origin, await tabs.reader({ viewport: { width: 390, height: 900 } }));
  const page = stranger;
  await goTo(page, address);
  await heading(page, '设置密码').waitFor();
  await main(page).getByRole('alert').getByText(text).waitFor();
  expect(placeOf(page)).toMatch(/^\/password\//);
  await expectSound(page);
  await goTo(page, '/home');
  await heading(page, '造价行情').waitFor();
});

test('the server gone for a moment costs nothing: asked again, it answers', async () => {
  const link = await linkOf('analyst');
  const context = await tabs.reader();
  await context.route('**/checkPasswordLink', (route) => route.abort(), { times: 1 });
  const page = await tabs.open(`${server.origin}/#/password/${link}`, context);
  await button(page, '重试').click();
  await main(page).getByText('为账号 analyst 设置密码').waitFor();
  tabs.takeComplaints();
  await page.context().close();
});
