import type { BrowserContext, Page } from 'playwright-core';
import { DEMO_PASSWORD } from '#src/server/demo-accounts';
import {
  accountMenu,
  arriveAt,
  goTo,
  heading,
  loginButton,
  loginDialog,
  logIn,
  openLogin,
  placeOf,
  projectNames,
} from '#tests/support/pages';
import { loggedIn } from '#tests/support/logged-in';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';
import { waitUntil } from '#tests/support/wait-until';

const LIST = '/commonproj/index';
const DETAIL = '/commonproj/detail/sample-000001';
const WATER = '/waterConUrbanRenew/detail/7';

const server = portalServer({ signed: false });
const tabs = browserTabs();
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));

const open = (place: string, context?: BrowserContext) => tabs.open(`${server.origin}/#${place}`, context);
const titleOf = (page: Page, title: string) =>
  waitUntil(
    () => page.title(),
    (found) => found === title,
  );

const browserOf = loggedIn(tabs, server);

describe('a visitor', () => {
  let context: BrowserContext;
  beforeEach(async () => {
    context = await tabs.reader();
  });
  afterEach(() => context.close());

  test.each([LIST, DETAIL, '/22G/detail', `${LIST}?stage=${encodeURIComponent('招标控制价')}`])(
    '[GUARD-008] [GUARD-009] [GUARD-010] [CONFLICT-002] is sent home from %s with a redirect, and the login opens',
    async (place) => {
      const page = await open(place, context);
      await loginDialog(page).username.waitFor();
      await arriveAt(page, `/home?redirect=${encodeURIComponent(place)}`);
      expect(await heading(page, '造价行情').count()).toBe(1);
      await titleOf(page, '造价指标网');
    },
  );

  test('[GUARD-008] [SESSION-007] reaches the wanted list with its filter after the login', async () => {
    const wanted = `${LIST}?stage=${encodeURIComponent('招标控制价')}`;
    const page = await open(wanted, context);
    await logIn(page, 'member');
    await arriveAt(page, wanted);
    await projectNames(page);
    const stages = await page.locator('.projects-stage').allInnerTexts();
    expect(new Set(stages)).toEqual(new Set(['招标控制价']));
    // What opened the dialog has gone with it.
    await page.waitForFunction(() => document.activeElement?.tagName === 'MAIN');
  });

  test('[CONFLICT-001] a member without VIP who wanted a detail stays on the home page', async () => {
    const page = await open(DETAIL, context);
    await logIn(page, 'member');
    await arriveAt(page, '/home');
    expect(await page.locator('.plate').count()).toBe(0);
  });

  test('a redirect in a reloaded address opens the login and leads on after it', async () => {
    const page = await open(`/home?redirect=${encodeURIComponent(LIST)}`, context);
    await loginDialog(page).username.waitFor();
    await logIn(page, 'member');
    await arriveAt(page, LIST);
  });

  test.each(['//evil.example/a', '/no-such-page'])('a redirect to %s leads nowhere', async (address) => {
    const page = await open(`/home?redirect=${encodeURIComponent(address)}`, context);
    await openLogin(page);
    await logIn(page, 'member');
    expect(new URL(page.url()).origin).toBe(server.origin);
    expect(placeOf(page).split('?')[0]).toBe('/home');
    expect(await heading(page, '造价行情').count()).toBe(1);
  });

  test('[ROUTE-070] [GUARD-001] sees a page of its own for an unknown address', async () => {
    const page = await open('/no-such-page', context);
    await heading(page, '这一页不在图纸里').waitFor();
    await titleOf(page, '页面不存在 - 造价指标网');
    await page.getByRole('main').getByRole('link', { name: '回到首页' }).click();
    await heading(page, '造价行情').waitFor();
    await titleOf(page, '造价指标网');
  });

  test('[ROUTE-001] [ROUTE-017] is led on from an address that stands for another', async () => {
    const page = await open('/', context);
    await arriveAt(page, '/home');
    await goTo(page, '/about');
    await arriveAt(page, '/about/about');
    await titleOf(page, '关于我们 - 造价指标网');
  });
});

describe('a member without VIP', () => {
  let context: BrowserContext;
  beforeAll(async () => {
    context = (await browserOf('member')).context();
  });
  afterAll(() => context.close());

  test.each([
    ['[GUARD-011]', '/22G/detail'],
    ['[GUARD-011]', '/22G/costManagementDetail'],
    ['[GUARD-012] [CONFLICT-001]', DETAIL],
    ['[GUARD-012] [CONFLICT-001]', WATER],
    ['[GUARD-015]', '/m2/m-sourcing'],
  ])('%s is sent home from %s without a login dialog', async (_, place) => {
    const page = await open(place, context);
    await accountMenu(page).waitFor();
    await arriveAt(page, '/home');
    expect(await loginDialog(page).box.count()).toBe(0);
    await page.close();
  });

  test('[ROUTE-027] a detail without an id is the list', async () => {
    const page = await open('/commonproj/detail', context);
    await arriveAt(page, LIST);
    await projectNames(page);
    await page.close();
  });

  test('[GUARD-013] the gid in the address becomes the own one', async () => {
    const page = await open(`${LIST}?gid=somebody`, context);
    const { rows } = await server.db.pool.query<{ global_id: string }>(
      `select global_id from account where username = 'member'`,
    );
    await arriveAt(page, `${LIST}?gid=${rows[0]?.global_id}`);
    await page.close();
  });

  test('[GUARD-001] [GUARD-002] every page has the title of its route', async () => {
    const page = await open('/22G/index/plan', context);
    await titleOf(page, '学习专区 - 造价指标网');
    await goTo(page, '/usercenter');
    await arriveAt(page, '/usercenter/index');
    await titleOf(page, '个人资料 - 造价指标网');
    await goTo(page, LIST);
    await titleOf(page, '单项工程指标 - 造价指标网');
    await goTo(page, '/home');
    await titleOf(page, '造价指标网');
    await page.close();
  });
});

describe('a VIP member', () => {
  let context: BrowserContext;
  beforeAll(async () => {
    context = (await browserOf('vip')).context();
  });
  afterAll(() => context.close());

  test('[ROUTE-025] [GUARD-012] opens a detail from its address alone', async () => {
    const page = await open(DETAIL, context);
    await page.locator('.plate h1').waitFor();
    expect(placeOf(page)).toBe(DETAIL);
    await titleOf(page, '单项工程指标详情 - 造价指标网');
    await page.close();
  });

  test('[GUARD-011] [GUARD-001] opens the pages for VIP', async () => {
    const page = await open('/22G/detail', context);
    await titleOf(page, '22G平法 - 造价指标网');
    await goTo(page, '/22G/costManagementDetail');
    await titleOf(page, '成本优化专栏 - 造价指标网');
    expect(placeOf(page)).toBe('/22G/costManagementDetail');
    await page.close();
  });
});

describe('an access token in the address', () => {
  /** What an outside program of the account's house gets by calling. */
  const tokenOf = async (username: string): Promise<string> => {
    const response = await fetch(`${server.origin}/api/web/loginByAuth`, {
      method: 'POST',
      body: new URLSearchParams({
        username,
        password: DEMO_PASSWORD,
        deviceId: '',
        rememberLoginStatus: 'false',
      }),
    });
    return ((await response.json()) as { data: { accessToken: string } }).data.accessToken;
  };

  test.each([
    ['the search part', (token: string) => `/?accessToken=${token}#${LIST}?order=asc`],
    ['the hash', (token: string) => `/#${LIST}?accessToken=${token}&order=asc`],
  ])('[GUARD-004] [GUARD-005] [CONFLICT-024] in %s logs in and is gone', async (_, addressOf) => {
    const token = await tokenOf('vip');
    const context = await tabs.reader();
    const page = await tabs.open(server.origin + addressOf(token), context);
    await accountMenu(page).waitFor();
    await projectNames(page);
    expect(page.url()).toBe(`${server.origin}/#${LIST}?order=asc`);
    await context.close();
  });

  test('[GUARD-007] that is refused leads home', async () => {
    const context = await tabs.reader();
    const page = await tabs.open(`${server.origin}/?accessToken=made-up#${LIST}`, context);
    await arriveAt(page, /^\/home/);
    await loginButton(page).waitFor();
    expect(page.url()).not.toContain('made-up');
    await context.close();
  });
});

describe('[CONFLICT-024] what stands before the # is read as if it stood in the route', () => {
  test('where to go after the login', async () => {
    const context = await tabs.reader();
    const page = await tabs.open(`${server.origin}/?redirect=${encodeURIComponent(LIST)}#/home`, context);
    await loginDialog(page).username.waitFor();
    await logIn(page, 'member');
    await arriveAt(page, /^\/commonproj\/index/);
    await context.close();
  });

  test('the region, and whose page it is', async () => {
    const context = (await browserOf('vip')).context();
    const list = await tabs.open(`${server.origin}/?areaId=20#${LIST}`, context);
    await arriveAt(list, `${LIST}?areaId=20`);
    await projectNames(list);
    expect(new URL(list.url()).search).toBe('');
    const own = await tabs.open(`${server.origin}/?gid=999999#/usercenter/index`, context);
    await arriveAt(own, /^\/usercenter\/index\?gid=(?!999999$).+$/);
  });
});
