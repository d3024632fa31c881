import { button, goTo, heading } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';
import type { View } from '#tests/support/walk';
import { walkAs } from '#tests/support/walk-as';

const server = portalServer();
const tabs = browserTabs();
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));

const homeOfMember: readonly View[] = [
  {
    name: 'recommendations',
    part: 'main',
    show: async (page) => {
      await page.locator('footer').first().scrollIntoViewIfNeeded();
      await page.locator('.recommendations-list li, main .pair .empty-state').first().waitFor();
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
      await page.locator('main form').waitFor();
      await page.locator('main form button[type=submit]').click();
      await page.locator('main [role=alert], main [aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'mine',
    show: async (page) => {
      await goTo(page, '/m2/m-sourcing/mine');
      await page.locator('main .empty-state, main table').first().waitFor();
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

walkAs(
  [
    { who: 'a member, home,', account: 'member', views: homeOfMember },
    { who: 'a partner, sourcing,', account: 'partner', views: sourcing },
    { who: 'an internal account, assistant,', account: 'internal', views: assistant },
  ],
  ['1440 px', '768 px', '390 px'],
  { tabs, server },
);
