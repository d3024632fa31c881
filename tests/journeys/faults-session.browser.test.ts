import type { Page } from 'playwright-core';
import {
  accountMenu,
  arriveAt,
  loginButton,
  loginDialog,
  logIn,
  logOut,
  openLogin,
  openProjects,
  projectNames,
} from '../support/pages';
import { portalServer } from '../support/portal-server';
import { browserTabs } from '../support/tabs';
import { dropAt, faultDesk, unplanned, type PlannedFault } from './fault-desk';

const LIST = '/commonproj/index';
const LOGOUT = '/pb/api/web/logout';
const RENEW = '/api/web/loginByToken';
const STAGE = '招标控制价';

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
  expect(unplanned(tabs, [LOGOUT, RENEW])).toEqual([]);
});

/** Logging out opens the login; whoever comes anew finds it closed. */
const comeAnew = async () => {
  await page.reload();
  await loginButton(page).waitFor();
};
const expireTokens = () =>
  server.db.pool.query(`update session_token set expires_at = now() - interval '1 second'`);
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

test.each<[string, PlannedFault]>([
  ['a failing server', { path: RENEW, httpStatus: 500 }],
  ['a broken connection', dropAt(RENEW)],
  ['a session that is over', { path: RENEW, statusCode: 302 }],
])(
  '[STATUS-302] a renewal with %s: the login opens, and leads back to where the member was',
  async (_, fault) => {
    await openLogin(page);
    await logIn(page, 'vip');
    await openProjects(page);
    await page.locator('.promotions-recruit').waitFor();
    await expireTokens();
    await faults.plan(fault);
    await page.getByRole('group', { name: '计价阶段' }).getByRole('button', { name: STAGE }).click();
    await loginDialog(page).username.waitFor();
    await faults.clear();
    await logIn(page, 'vip');
    await arriveAt(page, `${LIST}?stage=${encodeURIComponent(STAGE)}`);
    await projectNames(page);
    await logOut(page);
    await arriveAt(page, /^\/home/);
    await comeAnew();
  },
);

test('[STATUS-302] a slow renewal: the member waits, sees no login, and goes on', async () => {
  await openLogin(page);
  await logIn(page, 'vip');
  await openProjects(page);
  await page.locator('.promotions-recruit').waitFor();
  await expireTokens();
  await faults.plan({ path: RENEW, delayMs: 1_500 });
  await page.getByRole('group', { name: '计价阶段' }).getByRole('button', { name: STAGE }).click();
  await arriveAt(page, `${LIST}?stage=${encodeURIComponent(STAGE)}`);
  await projectNames(page);
  expect(await loginDialog(page).box.count()).toBe(0);
  expect(await accountMenu(page).isVisible()).toBe(true);
});
