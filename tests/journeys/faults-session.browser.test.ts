import type { Page } from 'playwright-core';
import { loginButton, logIn, logOut, openLogin } from '../support/pages';
import { portalServer } from '../support/portal-server';
import { browserTabs } from '../support/tabs';
import { dropAt, faultDesk, unplanned, type PlannedFault } from './fault-desk';

const LOGOUT = '/pb/api/web/logout';

const server = portalServer();
const tabs = browserTabs();
const faults = faultDesk(server);
let page: Page;

beforeAll(async () => {
  page = await tabs.open(server.origin);
});
afterAll(() => page.context().close());
afterEach(async () => {
  await faults.clear();
  expect(unplanned(tabs, [LOGOUT])).toEqual([]);
});

/** Logging out opens the login; whoever comes anew finds it closed. */
const comeAnew = async () => {
  await page.reload();
  await loginButton(page).waitFor();
};
const secretsKept = () =>
  page.evaluate(() => /accessToken|casId/.test(JSON.stringify({ ...localStorage, ...sessionStorage })));

test.each<[string, PlannedFault]>([
  ['a failing server', { path: LOGOUT, httpStatus: 500 }],
  ['a broken connection', dropAt(LOGOUT)],
  ['a slow server', { path: LOGOUT, delayMs: 5_000 }],
  ['a lost session', { path: LOGOUT, statusCode: 302 }],
])('[SESSION-012] logging out with %s: the member is out at once, and told of nothing', async (_, fault) => {
  await openLogin(page);
  await logIn(page, 'vip');
  await faults.plan(fault);
  const asked = page.waitForRequest((request) => request.url().includes(LOGOUT));
  await logOut(page);
  await asked;
  expect(await secretsKept()).toBe(false);
  expect(await page.locator('.notice').count()).toBe(0);
  await comeAnew();
});
