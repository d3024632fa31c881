import type { Page, Request } from 'playwright-core';
import {
  accountMenu,
  arriveAt,
  goTo,
  loginButton,
  loginDialog,
  logIn,
  logOut,
  openLogin,
  openProjects,
  projectNames,
} from '#tests/support/pages';
import { loggedIn } from '#tests/support/logged-in';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';
import { dropAt, faultDesk, unplanned, type PlannedFault } from './fault-desk';

const LOGOUT = '/pb/api/web/logout';
const RENEW = '/api/web/loginByToken';
const STAGE = '招标控制价';
const WANTED = `/commonproj/index?stage=${encodeURIComponent(STAGE)}`;

const server = portalServer();
const tabs = browserTabs();
const faults = faultDesk(server);
let page: Page;

let member: Page;
beforeAll(async () => {
  page = await tabs.open(server.origin);
  member = await loggedIn(tabs, server)('vip');
});
afterAll(() => Promise.all([page, member].map((tab) => tab.context().close())));
afterEach(async () => {
  await faults.clear();
  expect(unplanned(tabs, [LOGOUT, RENEW])).toEqual([]);
});

/** Logging out opens the login; whoever comes anew finds it closed, and nothing of what they were told. */
const comeAnew = async () => {
  await page.reload();
  await loginButton(page).waitFor();
};
/** What the page asks now is answered after all that was answered before, and a frame later that is drawn, too. */
const drawn = () =>
  page.evaluate(async () => {
    await (await fetch('/', { cache: 'no-store' })).text();
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      });
  });
const secretsKept = () =>
  page.evaluate(() => /accessToken|casId/.test(JSON.stringify({ ...localStorage, ...sessionStorage })));

test.each<[string, PlannedFault]>([
  ['a failing server', { path: LOGOUT, httpStatus: 500 }],
  ['a broken connection', dropAt(LOGOUT)],
  ['a slow server', { path: LOGOUT, delayMs: 5_000 }],
  ['a lost session', { path: LOGOUT, statusCode: 302 }],
])('[SESSION-012] logging out with %s: the member is out at once, and told of nothing', async (_, fault) => {
  await comeAnew();
  await openLogin(page);
  await logIn(page, 'vip');
  await faults.plan(fault);
  const isLogout = (request: Request) => request.url().includes(LOGOUT);
  const over = Promise.race([
    page.waitForEvent('requestfinished', isLogout),
    page.waitForEvent('requestfailed', isLogout),
  ]);
  const asked = page.waitForRequest(isLogout);
  await logOut(page);
  await asked;
  expect(await secretsKept()).toBe(false);
  await over;
  await loginDialog(page).username.waitFor();
  await drawn();
  expect(await page.locator('.notice').allInnerTexts()).toEqual([]);
});

/** A member whose stay is kept, on a page with calls of its own, when the session runs out and the renewal fails so. */
const beMemberAt = async (fault: PlannedFault): Promise<void> => {
  await goTo(member, '/home');
  await member.reload();
  await openProjects(member);
  await faults.plan(fault);
  await server.db.pool.query(`update session_token set expires_at = now() - interval '1 second'`);
};

/**
 * Any call of the page may be the first to learn that the session is over, before or after this. An address is followed
 * either way: by the member, or by the visitor they have become meanwhile.
 */
const askForStage = () => goTo(member, WANTED);

const seesWhatWasAsked = async () => {
  await arriveAt(member, WANTED);
  await projectNames(member);
  expect(new Set(await member.locator('.projects-stage').allInnerTexts())).toEqual(new Set([STAGE]));
  expect(await loginDialog(member).box.count()).toBe(0);
  expect(await accountMenu(member).isVisible()).toBe(true);
};

test.each<[string, PlannedFault]>([
  ['a failing server', { path: RENEW, httpStatus: 500 }],
  ['a broken connection', dropAt(RENEW)],
  ['a session that is over', { path: RENEW, statusCode: 302 }],
])(
  '[STATUS-302] a renewal with %s: the login opens, and leads to what the member asked for',
  async (_, fault) => {
    await beMemberAt(fault);
    await askForStage();
    await loginDialog(member).username.waitFor();
    await arriveAt(member, /^\/home/);
    await faults.clear();
    await logIn(member, 'vip');
    await seesWhatWasAsked();
  },
);

test('[STATUS-302] a slow renewal: the member waits, sees no login, and goes on', async () => {
  await beMemberAt({ path: RENEW, delayMs: 1_500 });
  const renewed = member.waitForResponse((response) => response.url().endsWith(RENEW));
  await askForStage();
  await renewed;
  await seesWhatWasAsked();
});
