import type { BrowserContext, Page } from 'playwright-core';
import { loggedIn } from '../support/logged-in';
import { accountMenu, goTo, heading } from '../support/pages';
import { portalServer } from '../support/portal-server';
import { browserTabs } from '../support/tabs';
import { DESKTOP, PHONE, TABLET, walk, WALK_MS, type View } from '../support/walk';

const server = portalServer();
const tabs = browserTabs();
const member = loggedIn(tabs, server);
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const homeOfMember: readonly View[] = [
  {
    name: 'recommendations',
    part: '.recommendations',
    show: async (page) => {
      await page.locator('footer').first().scrollIntoViewIfNeeded();
      await page.locator('.recommendations li, .recommendations .empty-state').first().waitFor();
    },
  },
];
const sourcing: readonly View[] = [
  {
    name: 'modules',
    show: async (page) => {
      await goTo(page, '/m2/m-sourcing');
      await heading(page, '发布寻源').waitFor();
      await page.locator('.sourcing-nav a').first().waitFor();
    },
  },
  {
    name: 'publish form with messages',
    show: async (page) => {
      await goTo(page, '/m2/m-sourcing/material');
      await page.locator('.sourcing form').waitFor();
      await page.locator('.sourcing form button[type=submit]').click();
      await page.locator('.sourcing [role=alert], .sourcing [aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'mine',
    show: async (page) => {
      await goTo(page, '/m2/m-sourcing/mine');
      await page.locator('.sourcing .empty-state, .sourcing table').first().waitFor();
    },
  },
];
const assistant: readonly View[] = [
  {
    name: 'assistant, empty',
    show: async (page) => {
      await button(page, '智能问答').click();
      await page.getByRole('textbox', { name: /问题/ }).waitFor();
    },
  },
  {
    name: 'assistant, answered',
    show: async (page) => {
      await page.getByRole('textbox', { name: /问题/ }).fill('高层住宅的单方造价是多少？');
      await page.keyboard.press('Enter');
      await page.getByRole('log').getByText('数据来源').waitFor();
    },
  },
];

describe.each([
  ['a member, home', 'member', homeOfMember],
  ['a partner, sourcing', 'partner', sourcing],
  ['an internal account, assistant', 'internal', assistant],
])('what %s sees', (_, account, views) => {
  let context: BrowserContext;
  beforeAll(async () => {
    context = await member(account);
  });
  afterAll(() => context.close());

  test.each([
    ['1440 px', DESKTOP],
    ['768 px', TABLET],
    ['390 px', PHONE],
  ])(
    'keeps WCAG A and AA in light and dark, and fits, at %s',
    async (_width, viewport) => {
      const page = await context.newPage();
      await page.setViewportSize(viewport);
      await page.goto(server.origin);
      await accountMenu(page).waitFor();
      expect(await walk(page, views)).toEqual([]);
      await page.close();
    },
    WALK_MS,
  );
});
