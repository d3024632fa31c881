import type { BrowserContext } from 'playwright-core';
import { tabTo } from '#tests/support/keyboard';
import { challengeLogins } from '#tests/support/challenge-logins';
import {
  accountMenu,
  arriveAt,
  goTo,
  heading,
  loginButton,
  loginDialog,
  openLogin,
  projectNames,
  tab,
} from '#tests/support/pages';
import { DEMO_PASSWORD } from '#src/server/demo-accounts';
import { loggedIn } from '#tests/support/logged-in';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';
import { DESKTOP, overflowOf, PHONE, TABLET, walk, type View } from '#tests/support/walk';

const LIST = '/commonproj/index';
const DETAIL = '/commonproj/detail/sample-000001';
/** The header's search once the page has come to rest. */
const RICH_SEARCH = '.search-box';

const server = portalServer();
const tabs = browserTabs();
const member = loggedIn(tabs, server);
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}
interface ShiftEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

const LOGIN = '.ant-modal:has(.auth-form)';
const CAPTCHA = '.ant-modal:has(.captcha-progress)';
const PICKER = '.regions-dialog[open]';

const homeViews: readonly View[] = [
  {
    name: 'home',
    show: async (page) => {
      await page.locator('.home-count b').first().waitFor();
      await page.locator(RICH_SEARCH).waitFor({ state: 'attached' });
    },
  },
  { name: 'login dialog', show: openLogin, part: LOGIN },
  {
    name: 'login dialog with messages',
    show: async (page) => {
      const { problem, username, password, submit } = loginDialog(page);
      await submit();
      await username.fill('vip');
      await password.fill('Wrong-Password-1');
      await submit();
      await problem.filter({ hasText: /\S/ }).waitFor();
      await password.fill('short');
      await password.blur();
    },
    part: LOGIN,
  },
  {
    name: 'captcha',
    show: async (page) => {
      await challengeLogins(page);
      const { password, submit } = loginDialog(page);
      await password.fill(DEMO_PASSWORD);
      await submit();
      await page.getByRole('dialog', { name: '安全验证' }).getByRole('button', { name: '取消' }).waitFor();
    },
    part: CAPTCHA,
  },
];
const memberViews: readonly View[] = [
  {
    name: 'search results',
    show: async (page) => {
      await goTo(page, `/search?text=${encodeURIComponent('住宅')}`);
      await page.locator('.search-page-row').first().waitFor();
    },
  },
  {
    name: 'list',
    show: async (page) => {
      await goTo(page, LIST);
      await projectNames(page);
    },
  },
  {
    name: 'region picker',
    show: async (page) => {
      const drawer = page.getByRole('button', { name: '筛选', exact: true });
      if (await drawer.isVisible()) await drawer.click();
      await page.locator('.regions-picker [aria-haspopup]').filter({ visible: true }).last().click();
      await page.getByRole('dialog', { name: '选择地区' }).getByRole('option', { name: '全国' }).waitFor();
    },
    part: PICKER,
  },
  {
    name: 'detail',
    show: async (page) => {
      await page.reload();
      await goTo(page, DETAIL);
      await page.locator('.chart-frame canvas').first().waitFor();
    },
  },
  {
    name: 'coming soon',
    show: async (page) => {
      await goTo(page, '/memberActivity/introduceNewUser');
      await heading(page, '邀请好友').waitFor();
    },
  },
  {
    name: 'not found',
    show: async (page) => {
      await goTo(page, '/no-such-page');
      await heading(page, '这一页不在图纸里').waitFor();
    },
  },
];

let context: BrowserContext;
beforeAll(async () => {
  context = (await member('vip')).context();
});
afterAll(() => context.close());
const memberAt = async (viewport: { readonly width: number; readonly height: number }) => {
  const page = await context.newPage();
  await page.setViewportSize(viewport);
  await page.goto(server.origin);
  await accountMenu(page).waitFor();
  return page;
};

describe.each([
  ['1440 px', DESKTOP],
  ['390 px', PHONE],
])('at %s', (_, viewport) => {
  test('the pages of a visitor keep WCAG A and AA in light and dark, and fit', async () => {
    const page = await tabs.open(server.origin, await tabs.reader({ viewport }));
    expect(await walk(page, homeViews)).toEqual([]);
    await page.context().close();
  });

  test('the pages of a member keep WCAG A and AA in light and dark, and fit', async () => {
    const page = await memberAt(viewport);
    expect(await walk(page, memberViews)).toEqual([]);
    await page.close();
  });
});

test('nothing is wider than a screen of 768 px', async () => {
  const page = await memberAt(TABLET);
  const found: string[] = [];
  const [home] = homeViews;
  for (const { name, show } of [...(home ? [home] : []), ...memberViews]) {
    await show(page);
    found.push(`${name} ${await overflowOf(page)}`);
  }
  expect(found.filter((line) => !line.endsWith(' 0'))).toEqual([]);
  await page.close();
});

test('on a phone the buttons above a list fill one row', async () => {
  const page = await memberAt(PHONE);
  await goTo(page, LIST);
  await projectNames(page);
  // In one frame: what still comes above the list moves both.
  const [first, last] = await page.getByRole('button').evaluateAll((all) =>
    ['筛选', '导出'].map((name) => {
      const { x, y, right } = all.find((one) => one.textContent === name)?.getBoundingClientRect() ?? {};
      return { x, y, right };
    }),
  );
  expect(last?.y).toBe(first?.y);
  expect((last?.right ?? 0) - (first?.x ?? 0)).toBeGreaterThan(PHONE.width - 60);
  await page.close();
});

test('the home page hardly moves while it loads', async () => {
  const visitor = await tabs.reader({ viewport: DESKTOP });
  const page = await visitor.newPage();
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
  await page.locator('.home-count b').first().waitFor();
  await page.locator(RICH_SEARCH).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: readonly Shift[] }).shifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect({ shifts, isCalm: total <= 0.02 }).toEqual({ shifts, isCalm: true });
  await visitor.close();
});

test('the keyboard alone leads from the address to a project and out again', async () => {
  const page = await tabs.open(server.origin);
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
  await page.locator('.plate h1').waitFor();
  await tabTo(page, accountMenu(page), 'Shift+Tab');
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: '退出登录' }));
  await keyboard.press('Enter');
  await loginButton(page).waitFor();
  await page.context().close();
});
