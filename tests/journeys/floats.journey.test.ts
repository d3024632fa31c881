import type { BrowserContext, Page } from 'playwright-core';
import { routeTable } from '#features/navigation/route-table';
import { breachesOf } from '#tests/support/axe';
import { coveredFigures } from '#tests/support/floats';
import { loggedIn } from '#tests/support/logged-in';
import { accountMenu, goTo } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';
import { waitUntil } from '#tests/support/wait-until';

const server = portalServer({ unitPrices: 500 });
const tabs = browserTabs();
const member = loggedIn(tabs, server);

const PUBLISHING = '/project-publishing/';
/** Every address that needs no record of its own, and what is opened by the first link of a list. */
const PLACES = routeTable
  .filter(
    ({ path, redirectTo, access }) => redirectTo === undefined && !path.includes(':') && access !== 'partner',
  )
  .map(({ path }) => path)
  .filter((path) => !path.startsWith(PUBLISHING));
const DETAILS = ['/commonproj/detail/sample-000001'];

const atRest = (page: Page) =>
  waitUntil(
    () =>
      page.evaluate(
        () =>
          document.querySelector('main h1, main h2') !== null &&
          document.querySelector('main :is(.skeleton, [aria-busy=true])') === null,
      ),
    (isThere) => isThere,
  );

let context: BrowserContext;
const opened = async (width: number, height: number) => {
  const page = await context.newPage();
  await page.setViewportSize({ width, height });
  await page.goto(server.origin);
  await accountMenu(page).waitFor();
  await page.locator('.service-bar').waitFor({ state: 'attached' });
  await page.locator('.promotions-recruit').waitFor();
  return page;
};
beforeAll(async () => {
  context = (await member('vip')).context();
});
afterAll(() => context.close());

test.each([
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
])('at %s px nothing that floats lies over a figure of any page', async (width, height) => {
  const page = await opened(width, height);
  const found: string[] = [];
  for (const place of [...PLACES, ...DETAILS]) {
    await goTo(page, place);
    await atRest(page);
    found.push(...(await coveredFigures(page)).map((each) => `${place}: ${each}`));
  }
  expect(found).toEqual([]);
  await page.close();
});

test.each([
  [390, 844],
  [1440, 900],
])('at %s px axe finds nothing on any page', async (width, height) => {
  const page = await opened(width, height);
  const found: string[] = [];
  for (const place of [...PLACES, ...DETAILS]) {
    await goTo(page, place);
    await atRest(page);
    found.push(...(await breachesOf(page, 'html')).map((each) => `${place}: ${each}`));
  }
  expect(found).toEqual([]);
  await page.close();
});

test('a float over a figure is found', async () => {
  const page = await opened(1280, 800);
  await page.evaluate(() => {
    const float = document.createElement('div');
    float.className = 'planted';
    float.style.cssText =
      'position:fixed;left:300px;top:200px;width:300px;height:300px;z-index:9;background:red';
    document.body.append(float);
  });
  await goTo(page, '/commonproj/index');
  await atRest(page);
  expect(await coveredFigures(page)).toEqual(
    expect.arrayContaining([expect.stringContaining('under planted')]),
  );
  await page.close();
});

describe('the menu of a phone', () => {
  const PHONE = { width: 390, height: 844 };

  test('opens all sections by key, closes by Escape and gives the focus back', async () => {
    const page = await context.newPage();
    await page.setViewportSize(PHONE);
    await page.goto(server.origin);
    await accountMenu(page).waitFor();
    const button = page.getByRole('button', { name: '栏目' });
    const sections = page.getByRole('navigation', { name: '主导航' });
    expect(await sections.isVisible()).toBe(false);
    await button.focus();
    await page.keyboard.press('Enter');
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    expect(await sections.getByRole('link').allInnerTexts()).toEqual([
      '首页',
      '单项工程指标',
      expect.stringContaining('工程造价指标'),
      '综合单价指标',
      '劳务分包指标',
      '政策文件',
      '行业管理指标',
      '水利与城市更新',
      '会员活动',
      '学习专区',
    ]);
    expect(await breachesOf(page, 'header')).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('首页');
    await page.keyboard.press('Escape');
    expect(await sections.isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('栏目');
    await page.close();
  });

  test('leads to a section and folds, in the member centre as well', async () => {
    const page = await context.newPage();
    await page.setViewportSize(PHONE);
    await page.goto(`${server.origin}/#/usercenter/devices`);
    const button = page.getByRole('button', { name: '栏目' });
    await button.click();
    await page.getByRole('link', { name: '水利与城市更新' }).first().click();
    await page.waitForURL(/waterConUrbanRenew/);
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    await page.close();
  });
});
