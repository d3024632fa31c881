import type { BrowserContext, Page } from 'playwright-core';
import { breachesOf } from '#tests/support/axe';
import { coveredFigures, cutFigures } from '#tests/support/floats';
import { loggedIn } from '#tests/support/logged-in';
import { accountMenu, goTo, projectNames } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';
import { overflowOf } from '#tests/support/walk';
import { waitUntil } from '#tests/support/wait-until';

const server = portalServer({ unitPrices: 500 });
const tabs = browserTabs();
const member = loggedIn(tabs, server);

const LIST = '/commonproj/index';
const DETAIL = '/commonproj/detail/sample-000001';
const PLACES = [
  LIST,
  DETAIL,
  '/comprehensiveUnitPrice/index',
  '/laborSubcontracting/index',
  '/policy/index',
  '/industry-index/index',
  '/commonproj/indexRange',
];

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
let page: Page;
beforeAll(async () => {
  page = await member('vip');
  context = page.context();
  await goTo(page, LIST);
  await projectNames(page);
  // The basket stands at the foot of the lists from two works on.
  for (const at of [0, 1]) await page.locator('.compare-box').nth(at).click();
});
afterAll(() => context.close());

const SIZES = [
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const;

/** What floats stands there, else nothing is measured. */
const floatsShown = async () => {
  await page.locator('.service-bar').waitFor({ state: 'attached' });
  await page.locator('.promotions-recruit').waitFor();
};

describe.each(SIZES)('at %s px', (width, height) => {
  beforeAll(() => page.setViewportSize({ width, height }));

  test('nothing that floats lies over a figure, and no page is wider than the window', async () => {
    const found: string[] = [];
    for (const place of PLACES) {
      await goTo(page, place);
      await atRest(page);
      await floatsShown();
      if (place === LIST) await page.locator('.compare-tray').waitFor();
      found.push(...(await coveredFigures(page)).map((each) => `${place}: ${each}`));
      found.push(...(await cutFigures(page)).map((each) => `${place}: ${each} is cut off`));
      const overflow = await overflowOf(page);
      if (overflow > 0) found.push(`${place}: ${overflow} px too wide`);
    }
    expect(found).toEqual([]);
  });

  test('the figures of a dear unit price are whole', async () => {
    await goTo(page, '/comprehensiveUnitPrice/index?sort=unitPrice&order=desc&areaId=20');
    await atRest(page);
    await page.locator('main a[href*="/comprehensiveUnitPrice/detail/"]').first().click();
    await page.locator('main .figures').first().waitFor();
    await atRest(page);
    // As dear as steel by the ton or a pump, of which this small set has none.
    await page
      .locator('main .figures .figure-medium')
      .first()
      .evaluate((band) => void (band.textContent = '15,339.62 – 15,493.97 – 15,688.29'));
    expect(await cutFigures(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });

  test('a notice lies on the header alone and on no figure', async () => {
    const notice = page.locator('.notices .notice');
    // It goes by itself: one that went meanwhile is raised again.
    const seen = await waitUntil(
      async () => {
        await goTo(page, '/redirectToNew');
        await notice.waitFor();
        await atRest(page);
        await floatsShown();
        const lowest = await page.evaluate(() => {
          scrollTo(0, 0);
          const bottom = document.querySelector('.notices .notice')?.getBoundingClientRect().bottom ?? NaN;
          return (document.querySelector('main h1')?.getBoundingClientRect().top ?? NaN) - bottom;
        });
        const covered = await coveredFigures(page);
        return { isShown: await notice.isVisible(), lowest, covered };
      },
      ({ isShown }) => isShown,
    );
    expect(seen).toMatchObject({ isShown: true, covered: [] });
    expect(seen.lowest).toBeGreaterThanOrEqual(0);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: '关闭提示' }).click();
  });
});

test('a float over a figure is found', async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await goTo(page, LIST);
  await atRest(page);
  await page.evaluate(() => {
    const float = document.createElement('div');
    float.className = 'planted';
    float.style.cssText =
      'position:fixed;left:300px;top:200px;width:300px;height:300px;z-index:9;background:red';
    document.body.append(float);
  });
  expect(await coveredFigures(page)).toEqual(
    expect.arrayContaining([expect.stringContaining('under planted')]),
  );
  await page.evaluate(() => document.querySelector('.planted')?.remove());
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
