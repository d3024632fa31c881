import type { Page, Request } from 'playwright-core';
import { accountMenu, loginButton, logIn, openLogin } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';

const server = portalServer();
const tabs = browserTabs();

afterEach(() => expect(tabs.takeComplaints()).toEqual([]));

const FIRST_TRIAL = '恭喜您已经领取7天试用权益，请查收!';
const ANNOUNCEMENT = /^\/[a-z]+\/[0-9a-f]{32}_\d{13}$/;

const pathOf = (request: Request) => new URL(request.url()).pathname;
const withAccount = async (query: string): Promise<Page> => {
  const context = await tabs.reader();
  await context.request.get(`${server.origin}/dev/account?${query}`);
  return tabs.open(server.origin, context);
};

test('[SESSION-001] whoever is known to the account service is in, and a first trial is given once', async () => {
  const page = await withAccount('account=member&source=budget');
  await accountMenu(page).waitFor();
  await page.getByText(FIRST_TRIAL).waitFor();
  const { rows } = await server.db.pool.query(
    `select source, is_trial from source_product join account on account.id = account_id where username = 'member'`,
  );
  expect(rows).toEqual([{ source: 'budget', is_trial: true }]);
  await page.context().close();
});

test('a business is announced once, before its first call, and the path lies sealed in the browser', async () => {
  const page = await tabs.open(server.origin, await tabs.reader());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(pathOf(request)));
  await openLogin(page);
  const [announced] = await Promise.all([
    page.waitForRequest((request) => ANNOUNCEMENT.test(pathOf(request))),
    logIn(page, 'vip').then(() => page.goto(`${server.origin}/#/commonproj/index`)),
  ]);
  await page.getByRole('table').first().waitFor();
  expect((await announced.response())?.status()).toBe(200);
  const businesses = asked.filter((path) => ANNOUNCEMENT.test(path)).map((path) => path.split('/')[1]);
  expect(new Set(businesses).size).toBe(businesses.length);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain(pathOf(announced).split('/')[2]?.slice(0, 32));
  await page.context().close();
});

test('a ticket nobody honours leaves a visitor, who can log in by hand', async () => {
  await fetch(`${server.origin}/dev/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: '/api/web/loginByTicket', statusCode: 500, times: 1 }),
  });
  const page = await withAccount('account=vip');
  await loginButton(page).waitFor();
  await openLogin(page);
  await logIn(page, 'vip');
  await accountMenu(page).waitFor();
  await page.context().close();
});
