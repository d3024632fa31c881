import type { Page } from 'playwright-core';
import { breachesOf } from '#tests/support/axe';
import { loggedIn } from '#tests/support/logged-in';
import { arriveAt, goTo, heading, projectNames } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';
import { waitUntil } from '#tests/support/wait-until';

const server = portalServer();
const tabs = browserTabs();
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));

let page: Page;
let detail: string;
beforeAll(async () => {
  page = await loggedIn(tabs, server)('vip', await tabs.reader({ viewport: { width: 1440, height: 900 } }));
  await goTo(page, '/commonproj/index?onlyDetailed=1');
  await projectNames(page);
  const link = page.locator('.projects-table tbody th a[href^="#/commonproj/detail/"]').first();
  detail = (await link.getAttribute('href'))!.slice(1);
});
afterAll(() => page.context().close());

const open = async (): Promise<void> => {
  await goTo(page, detail);
  await page.getByRole('table', { name: '主要工料消耗量与价格' }).waitFor();
};
const numberIn = (text: string): number => Number(/-?[\d,]+(\.\d+)?/.exec(text)?.[0].replaceAll(',', ''));

test('a 工料 row opens the series of its material', async () => {
  await open();
  const series = page
    .getByRole('table', { name: '主要工料消耗量与价格' })
    .getByRole('link', { name: /^走势：/ })
    .first();
  const name = (await series.innerText()).replace('走势：', '');
  await series.focus();
  await page.keyboard.press('Enter');
  await arriveAt(page, /^\/projectCost\/detail\//);
  await heading(page, new RegExp(name)).waitFor();
});

test('the price that falls out of 元/㎡ ÷ 含量 stands beside both', async () => {
  await open();
  const contents = page.getByRole('table', { name: '工程量指标与同类区间' });
  const cells = await contents
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: /^混凝土/ }) })
    .locator('td')
    .allInnerTexts();
  const [above, below, price] = cells.map(numberIn);
  expect(cells[2]).toContain('元/m³');
  const table = page.getByRole('table', { name: '分部指标与同类区间' });
  const heads = await table.getByRole('columnheader').allInnerTexts();
  const at = heads.findIndex((title) => title.startsWith('单方'));
  const part = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^混凝土工程/ }) });
  const unitCost = numberIn((await part.locator('th, td').allInnerTexts())[at]!);
  // Between what the content of either half of the building would give alone, to half a fen and the digits shown.
  const bounds = [unitCost / above!, unitCost / below!].toSorted((one, other) => one - other);
  expect(price).toBeGreaterThan(bounds[0]! * 0.99);
  expect(price).toBeLessThan(bounds[1]! * 1.01);
});

test('similar projects open as a list of the reference set, and side by side', async () => {
  await open();
  const list = page.getByRole('link', { name: /^本组 [\d,]+ 个工程，按列表打开$/ });
  const n = numberIn(await list.innerText());
  const beside = (await page.getByRole('link', { name: /^与组内|^与全组/ }).getAttribute('href'))!.slice(1);
  await list.click();
  await arriveAt(page, /^\/commonproj\/index\?.*peersOf=/);
  await page.getByText('一个工程的同类：').waitFor();
  await waitUntil(
    async () => numberIn(await page.locator('.list-total').first().innerText()),
    (total) => total === n,
  );
  expect(await breachesOf(page, 'main')).toEqual([]);
  await goTo(page, beside);
  await page.locator('.compare-table[aria-busy=false]').waitFor();
  const [own] = await page.locator('.compare-table thead th:not(:first-child) > a').all();
  expect((await own!.getAttribute('href'))!.slice(1).split('?')[0]).toBe(detail.split('?')[0]);
});

test('the comparison begins with composition, and marks what weighs alone', async () => {
  const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  const shown = titles.filter((title) => title !== '折算到');
  expect(shown.slice(0, 2)).toEqual(['构成与主要差异', expect.stringMatching(/个工程并排$/)]);
  const adds = await page
    .getByRole('table', { name: '主要差异' })
    .locator('tbody tr')
    .evaluateAll((rows) =>
      // What all projects are apart in it, in whole 分.
      rows.map((row) =>
        [...row.querySelectorAll('td')]
          .map((cell) => Number(/[+−]([\d,.]+)/.exec(cell.textContent)?.[1]?.replaceAll(',', '') ?? 0))
          .reduce((sum, added) => sum + Math.round(added * 100), 0),
      ),
    );
  expect(adds).toEqual(adds.toSorted((one, other) => other - one));
  const figures = page.getByRole('table', { name: '工程对比' }).locator('tbody tr:not(.compare-group)');
  const marked = await figures.filter({ has: page.locator('.compare-difference') }).count();
  expect(marked).toBeGreaterThan(0);
  expect(marked).toBeLessThan(await figures.count());
});

test('rows of the list are chosen for a comparison by check boxes, with the keyboard alone', async () => {
  await goTo(page, '/commonproj/index?onlyDetailed=1');
  await projectNames(page);
  for (const at of [0, 1]) {
    const box = page.getByRole('checkbox', { name: /^选入对比：/ }).nth(at);
    await box.focus();
    await page.keyboard.press('Space');
    expect(await box.isChecked()).toBe(true);
  }
  const start = page.getByRole('complementary', { name: '对比栏' }).getByRole('button', { name: '开始对比' });
  await start.focus();
  await page.keyboard.press('Enter');
  await arriveAt(page, /^\/commonproj\/compare\?ids=/);
  await page.locator('.compare-table thead th:not(:first-child) > a').nth(1).waitFor();
});
