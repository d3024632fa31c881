import type { Locator, Page } from 'playwright-core';
import { loggedIn } from '#tests/support/logged-in';
import { arriveAt, goTo, heading, placeOf, tab } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';
import { DESKTOP, PHONE, walk, type View } from '#tests/support/walk';

const LIST = '/comprehensiveUnitPrice/index';
const UNIT_PRICES = 6_000;

const server = portalServer({ unitPrices: UNIT_PRICES });
const tabs = browserTabs();
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));

const logged = loggedIn(tabs, server);
let page: Page;
beforeAll(async () => {
  page = await logged('vip', await tabs.reader({ viewport: DESKTOP }));
});
afterAll(() => page.context().close());

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
test('[DATA-003] [ROUTE-036] [ROUTE-038] [UNIT-005] from the list down the tree and far into it, to a record and its price under a scheme', async () => {
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
  await page.keyboard.press('Escape');
  await schemes.waitFor({ state: 'hidden' });
});

test('[UNIT-006] [REGION-008] [REGION-009] the picker offers neither the whole country nor the region left out, and of 内蒙古 one city', async () => {
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
});

test('[ROUTE-039] without rights the detail stays, says so, and the tip stands over it', async () => {
  const page = await logged('member');
  await goTo(page, `${LIST}?areaId=20`);
  await listShown(page);
  await names(page).first().click();
  await arriveAt(page, /\/comprehensiveUnitPrice\/detail\//);
  await page.getByRole('main').getByText('您暂无访问权限！').waitFor();
  await page.getByRole('dialog').first().waitFor();
  await page.context().close();
});

const views: readonly View[] = [
  {
    name: 'list',
    show: async (tab) => {
      await goTo(tab, `${LIST}?areaId=20`);
      await heading(tab, '综合单价指标').waitFor();
      await listShown(tab);
    },
  },
  {
    name: 'schemes',
    show: (tab) => tab.locator('.unit-open-schemes').first().click(),
    part: '.dialog-middle',
  },
  {
    name: 'detail',
    show: async (tab) => {
      await tab.keyboard.press('Escape');
      await names(tab).first().click();
      await chartsShown(tab);
    },
  },
];

test.each([
  ['1440 px', DESKTOP],
  ['390 px', PHONE],
])('at %s list, schemes and detail keep WCAG A and AA in light and dark, and fit', async (_, viewport) => {
  await page.setViewportSize(viewport);
  await goTo(page, '/home');
  await page.reload();
  expect(await walk(page, views)).toEqual([]);
});
