import type { BrowserContext, Page } from 'playwright-core';
import { breachesOf, colourBreachesOf } from '../support/axe';
import { tabTo } from '../support/keyboard';
import { challengeLogins } from '../support/challenge-logins';
import {
  accountMenu,
  arriveAt,
  goTo,
  heading,
  loginButton,
  loginDialog,
  logIn,
  openLogin,
  projectNames,
  tab,
} from '../support/pages';
import { DEMO_PASSWORD } from '../../src/server/demo-accounts';
import { portalServer } from '../support/portal-server';
import { browserTabs } from '../support/tabs';

const LIST = '/commonproj/index';
const DETAIL = '/commonproj/detail/sample-000001';
const DESKTOP = { width: 1440, height: 900 };
const TABLET = { width: 768, height: 1024 };
const PHONE = { width: 390, height: 844 };
/** The header's search once the page has come to rest. */
const RICH_SEARCH = '.search-box';
/** Axe looks at every element of a page, on a machine that may be busy. */
const WALK_MS = 90_000;

const server = portalServer();
const tabs = browserTabs();
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}
interface ShiftEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}
type View = readonly [name: string, show: (page: Page) => Promise<void>, part?: string];

const LOGIN = '.ant-modal:has(.auth-form)';
const CAPTCHA = '.ant-modal:has(.captcha-why)';
const PICKER = '.regions-dialog[open]';

const homeViews: readonly View[] = [
  [
    'home',
    async (page) => {
      await page.locator('.section-count b').first().waitFor();
      await page.locator(RICH_SEARCH).waitFor({ state: 'attached' });
    },
  ],
  ['login dialog', openLogin, LOGIN],
  [
    'login dialog with messages',
    async (page) => {
      const { problem, username, password, submit } = loginDialog(page);
      await submit();
      await username.fill('vip');
      await password.fill('Wrong-Password-1');
      await submit();
      await problem.filter({ hasText: /\S/ }).waitFor();
      await password.fill('short');
      await password.blur();
    },
    LOGIN,
  ],
  [
    'captcha',
    async (page) => {
      await challengeLogins(page);
      const { password, submit } = loginDialog(page);
      await password.fill(DEMO_PASSWORD);
      await submit();
      await page.getByRole('dialog', { name: '安全验证' }).getByRole('button', { name: '取消' }).waitFor();
    },
    CAPTCHA,
  ],
];
const memberViews: readonly View[] = [
  [
    'search results',
    async (page) => {
      await goTo(page, `/search?text=${encodeURIComponent('住宅')}`);
      await page.locator('.search-row').first().waitFor();
    },
  ],
  [
    'list',
    async (page) => {
      await goTo(page, LIST);
      await projectNames(page);
    },
  ],
  [
    'region picker',
    async (page) => {
      const drawer = page.getByRole('button', { name: '筛选', exact: true });
      if (await drawer.isVisible()) await drawer.click();
      await page.locator('.regions-open').filter({ visible: true }).last().click();
      await page.getByRole('dialog', { name: '选择地区' }).getByRole('option', { name: '全国' }).waitFor();
    },
    PICKER,
  ],
  [
    'detail',
    async (page) => {
      await page.reload();
      await goTo(page, DETAIL);
      await page.locator('.chart-frame canvas').first().waitFor();
    },
  ],
  [
    'coming soon',
    async (page) => {
      await goTo(page, '/22G/index');
      await heading(page, '学习专区').waitFor();
    },
  ],
  [
    'not found',
    async (page) => {
      await goTo(page, '/no-such-page');
      await heading(page, '这一页不在图纸里').waitFor();
    },
  ],
];

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const dress = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-theme=${colorScheme}]`).waitFor({ state: 'attached' });
};

/** Walks the views in their order; every breach and every overflow is named with its view. */
const walk = async (page: Page, views: readonly View[]): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const [name, show, part = 'html'] of views) {
    await show(page);
    await dress(page, 'light');
    found.push(...(await breachesOf(page, part)).map((breach) => `${name}: ${breach}`));
    await dress(page, 'dark');
    found.push(...(await colourBreachesOf(page, part)).map((breach) => `${name}, dark: ${breach}`));
    const overflow = await overflowOf(page);
    if (overflow > 0) found.push(`${name}: ${overflow} px too wide`);
  }
  return found;
};

const loggedIn = async (viewport: {
  readonly width: number;
  readonly height: number;
}): Promise<BrowserContext> => {
  const context = await tabs.reader({ viewport });
  const page = await tabs.open(server.origin, context);
  await openLogin(page);
  await logIn(page, 'vip');
  await page.close();
  return context;
};

describe.each([
  ['1440 px', DESKTOP],
  ['390 px', PHONE],
])('at %s', (_, viewport) => {
  test(
    'the pages of a visitor keep WCAG A and AA in light and dark, and fit',
    async () => {
      const page = await tabs.open(server.origin, await tabs.reader({ viewport }));
      expect(await walk(page, homeViews)).toEqual([]);
      await page.context().close();
    },
    WALK_MS,
  );

  test(
    'the pages of a member keep WCAG A and AA in light and dark, and fit',
    async () => {
      const context = await loggedIn(viewport);
      const page = await tabs.open(server.origin, context);
      expect(await walk(page, memberViews)).toEqual([]);
      await context.close();
    },
    WALK_MS,
  );
});

test('nothing is wider than a screen of 768 px', async () => {
  const context = await loggedIn(TABLET);
  const page = await tabs.open(server.origin, context);
  const found: string[] = [];
  const [home] = homeViews;
  for (const [name, show] of [...(home ? [home] : []), ...memberViews]) {
    await show(page);
    found.push(`${name} ${await overflowOf(page)}`);
  }
  expect(found.filter((line) => !line.endsWith(' 0'))).toEqual([]);
  await context.close();
});

test('the home page hardly moves while it loads', async () => {
  const context = await tabs.reader({ viewport: DESKTOP });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as readonly ShiftEntry[]) {
        const moved = sources.map(({ node }) => (node instanceof Element ? node.className : 'text'));
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(server.origin);
  await page.locator('.section-count b').first().waitFor();
  await page.locator(RICH_SEARCH).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: readonly Shift[] }).shifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect({ shifts, isCalm: total <= 0.02 }).toEqual({ shifts, isCalm: true });
  await context.close();
});

test('the keyboard alone leads from the address to a project and out again', async () => {
  const context = await tabs.reader();
  const page = await tabs.open(server.origin, context);
  const { keyboard } = page;
  await tabTo(page, tab(page, '单项工程指标'));
  await keyboard.press('Enter');
  await loginDialog(page).username.waitFor();
  await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement);
  await keyboard.type('vip');
  await tabTo(page, loginDialog(page).password);
  await keyboard.type(DEMO_PASSWORD);
  await keyboard.press('Enter');
  await arriveAt(page, LIST);
  await projectNames(page);
  await loginDialog(page).box.waitFor({ state: 'hidden' });
  await tabTo(page, page.locator('.projects-name a').first());
  await keyboard.press('Enter');
  await page.locator('.projects-plate').waitFor();
  await tabTo(page, accountMenu(page), 'Shift+Tab');
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: '退出登录' }));
  await keyboard.press('Enter');
  await loginButton(page).waitFor();
  await context.close();
});
