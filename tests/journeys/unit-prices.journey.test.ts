import type { BrowserContext, Locator, Page } from 'playwright-core';
import { breachesOf, colourBreachesOf } from '#tests/support/axe';
import { arriveAt, goTo, heading, logIn, openLogin, placeOf, tab } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';

const LIST = '/comprehensiveUnitPrice/index';
const UNIT_PRICES = 6_000;
const WALK_MS = 120_000;

const server = portalServer({ unitPrices: UNIT_PRICES });
const tabs = browserTabs();
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));

const loggedIn = async (account: string, viewport = { width: 1440, height: 900 }) => {
  const context: BrowserContext = await tabs.reader({ viewport });
  const page = await tabs.open(server.origin, context);
  await openLogin(page);
  await logIn(page, account);
  return page;
};
const frame = (page: Page): Locator => page.getByRole('table', { name: '综合单价指标' });
const names = (page: Page): Locator => frame(page).locator('.unit-name a');
/** Number of the first row that can be seen, counted from one. */
const topRow = (page: Page): Promise<number> =>
  frame(page).evaluate((list) => {
    const top = list.getBoundingClientRect().top + (list.querySelector('.long-list-head')?.clientHeight ?? 0);
    const row = [...list.querySelectorAll('.long-list-row')].find(
      (each) => each.getBoundingClientRect().bottom > top + 1,
    );
    return Number(row?.getAttribute('aria-rowindex')) - 1;
  });
/** The rows answer the address in the bar, of which the row at the top is no part. */
const listShown = async (page: Page): Promise<void> => {
  await page.waitForFunction((list) => {
    const rows = document.querySelector<HTMLElement>('.unit-rows[data-stale=false]');
    const conditions = (path: string) =>
      [...new URLSearchParams(path.split('?')[1])]
        .filter(([key]) => key !== 'row')
        .map(String)
        .sort()
        .join('&');
    const place = location.hash.slice(1);
    return (
      rows?.dataset.view !== undefined &&
      place.startsWith(list) &&
      conditions(rows.dataset.view) === conditions(place)
    );
  }, LIST);
  await names(page).first().waitFor();
};
const chartsShown = (page: Page) => page.locator('.chart-frame canvas').nth(1).waitFor();
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test(
  '[DATA-003] [ROUTE-036] [ROUTE-038] [UNIT-005] from the list down the tree and far into it, to a record and its price under a scheme',
  async () => {
    const page = await loggedIn('vip');
    await tab(page, '综合单价指标').click();
    await arriveAt(page, `${LIST}?areaId=2`);
    await goTo(page, `${LIST}?areaId=20`);
    await listShown(page);

    // Down the tree with the keyboard alone.
    const tree = page.getByRole('tree', { name: '清单专业' });
    await tree.getByRole('treeitem', { level: 1 }).first().focus();
    await page.keyboard.press('ArrowDown');
    await tree.locator('[data-level="2"]:focus').waitFor();
    await page.keyboard.press('Enter');
    await arriveAt(page, /code=01\d\d/);
    await page.getByRole('list', { name: '已选条件' }).waitFor();
    await listShown(page);
    await page.goBack();
    await arriveAt(page, `${LIST}?areaId=20`);
    await listShown(page);

    // Far into the list, and back to the same row.
    const jump = page.getByRole('form', { name: '跳到某一条' });
    await jump.getByRole('textbox').fill('150');
    await jump.getByRole('button', { name: '跳转' }).click();
    await arriveAt(page, /row=149/);
    await page.waitForFunction(() => !document.querySelector('.unit-waiting'));
    expect(await topRow(page)).toBe(150);
    await frame(page).locator('[aria-rowindex="152"] .unit-name a').click();
    await arriveAt(page, /\/comprehensiveUnitPrice\/detail\/\d+\//);
    await chartsShown(page);
    const detail = placeOf(page);
    await page.goBack();
    await arriveAt(page, /row=149/);
    await listShown(page);
    expect(await topRow(page)).toBe(150);

    // What if the management rate were another one?
    await goTo(page, detail);
    await chartsShown(page);
    const result = page.locator('.figures dd').first();
    const before = await result.innerText();
    const trial = page.getByRole('region', { name: '调价测算' });
    await trial.getByRole('textbox', { name: '企业管理费率' }).fill('45');
    await page.waitForURL(/management=0.45/);
    expect(await result.innerText()).not.toBe(before);
    await page.getByText('测算单价 ·').waitFor();
    expect(await page.locator('.unit-sum[data-right=false]').count()).toBe(0);

    // Kept as a scheme, it holds for the record and for the list.
    await trial.getByRole('textbox', { name: '新方案名称' }).fill('四十五');
    await trial.getByRole('button', { name: '存为新方案' }).click();
    await page.locator('.plate').getByText('按方案「四十五」').waitFor();
    await arriveAt(page, detail);
    await goTo(page, `${LIST}?areaId=20`);
    await frame(page).getByText('按方案「四十五」').first().waitFor();

    await page.getByRole('button', { name: '按方案「四十五」' }).click();
    const schemes = page.getByRole('dialog', { name: '计价方案' });
    await schemes.getByRole('radio', { name: /按记录原价/ }).check();
    await frame(page).getByText('按方案「四十五」').first().waitFor({ state: 'detached' });
    await schemes.getByRole('button', { name: '删除：四十五' }).click();
    await schemes.getByRole('button', { name: '确认删除' }).click();
    await schemes.getByRole('radio', { name: /四十五/ }).waitFor({ state: 'detached' });
    await page.context().close();
  },
  WALK_MS,
);

test('[UNIT-006] [REGION-008] [REGION-009] the picker offers neither the whole country nor the region left out, and of 内蒙古 one city', async () => {
  const page = await loggedIn('vip');
  await goTo(page, `${LIST}?areaId=20`);
  await listShown(page);
  await page.locator('.unit-sheet > .list-form .regions-picker [aria-haspopup]').click();
  const picker = page.getByRole('dialog', { name: '选择地区' });
  await picker.getByRole('option').first().waitFor();
  const names = await picker
    .locator('.regions-group')
    .evaluateAll((groups) => groups.map((group) => group.getAttribute('aria-label') ?? ''));
  expect(names.length).toBeGreaterThan(25);
  expect(names).not.toContain('全国');
  expect(names).not.toContain('甘肃');
  expect(await picker.getByRole('group', { name: '内蒙古' }).getByRole('option').count()).toBe(2);
  await page.context().close();
});

test('[ROUTE-039] without rights the detail stays, says so, and the tip stands over it', async () => {
  const page = await loggedIn('member');
  await goTo(page, `${LIST}?areaId=20`);
  await listShown(page);
  await names(page).first().click();
  await arriveAt(page, /\/comprehensiveUnitPrice\/detail\//);
  await page.getByRole('main').getByText('您暂无访问权限！').waitFor();
  await page.getByRole('dialog').first().waitFor();
  await page.context().close();
});

describe.each([
  ['1440 px', { width: 1440, height: 900 }],
  ['390 px', { width: 390, height: 844 }],
])('at %s', (_, viewport) => {
  test(
    'list, schemes and detail keep WCAG A and AA in light and dark, and fit',
    async () => {
      const page = await loggedIn('vip', viewport);
      const found: string[] = [];
      const walk = async (name: string, part = 'html') => {
        await page.emulateMedia({ colorScheme: 'light' });
        found.push(...(await breachesOf(page, part)).map((breach) => `${name}: ${breach}`));
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.locator('html[data-theme=dark]').waitFor({ state: 'attached' });
        found.push(...(await colourBreachesOf(page, part)).map((breach) => `${name}, dark: ${breach}`));
        const overflow = await overflowOf(page);
        if (overflow > 0) found.push(`${name}: ${overflow} px too wide`);
      };
      await goTo(page, `${LIST}?areaId=20`);
      await heading(page, '综合单价指标').waitFor();
      await listShown(page);
      await walk('list');
      await page.locator('.unit-open-schemes').first().click();
      await walk('schemes', '.dialog-middle');
      await page.keyboard.press('Escape');
      await names(page).first().click();
      await chartsShown(page);
      await walk('detail');
      expect(found).toEqual([]);
      await page.context().close();
    },
    WALK_MS,
  );
});
