import readExcelFile from 'read-excel-file/node';
import type { BrowserContext, Download, Page } from 'playwright-core';
import { downloaded } from '#tests/support/downloaded';
import { breachesOf, colourBreachesOf } from '#tests/support/axe';
import { tabTo } from '#tests/support/keyboard';
import { arriveAt, goTo, logIn, openLogin, placeOf, projectNames, tab } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';
import { waitUntil } from '#tests/support/wait-until';

const LIST = '/commonproj/index';
const CARD = '.figure-card-sheet';
const AMOUNT = /^[\d,]+\.\d{2}$/;

const server = portalServer();
const tabs = browserTabs();
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  context = await tabs.reader({ permissions: ['clipboard-read', 'clipboard-write'], acceptDownloads: true });
  page = await tabs.open(server.origin, context);
  await openLogin(page);
  await logIn(page, 'vip');
  await tab(page, '单项工程指标').click();
  await projectNames(page);
});
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));
afterAll(() => context.close());

const bar = () => page.getByRole('region', { name: '折算口径' });
const firstCost = () => page.locator('.projects-cost').first();
let unmoved: readonly number[] = [];
const figureIn = (text: string): number => Number(text.replaceAll(',', ''));
const costsShown = async () =>
  (await page.locator('.projects-cost .figure-press').allInnerTexts()).map(figureIn);

/** What the figures on the screen should be, by the server's own table. */
const expected = async (id: string): Promise<number> => {
  const { rows } = await server.db.pool.query<{ cost: string }>(
    `select round(p.unit_cost / case p.tax_basis when '含税' then 1 + p.tax_rate else 1 end * (select value from national_composite where period = '2024-12-01')
         / (select value from national_composite where period = p.price_date)
         * (select factor from place_factor where area_id = 20)
         / (select factor from place_factor where area_id = p.area_id), 2) as cost
     from project p where id = $1`,
    [id],
  );
  return Number(rows[0]?.cost);
};
const firstId = async (): Promise<string> =>
  decodeURIComponent(
    (await page.locator('.projects-name a').first().getAttribute('href'))?.split('/')[3]?.split('?')[0] ?? '',
  );

test('a basis chosen on the list re-reads every cost, the originals beside them, and stands in the address', async () => {
  unmoved = await costsShown();
  await bar().getByLabel('价格期').selectOption('2024-12');
  await bar().getByLabel('地区').selectOption({ label: '广东 1.08' });
  await arriveAt(page, `${LIST}?basis=2024-12_20`);
  await firstCost().locator('.rebased-from').waitFor();
  const after = await costsShown();
  expect(after).toHaveLength(unmoved.length);
  expect(after[0]).toBe(await expected(await firstId()));
  expect(await firstCost().innerText()).toMatch(
    /折算 原 [\d,]+\.\d{2}\s*（\d{4}-\d{2} · \S+( \S+)? · (含税|除税)）/,
  );
  expect(await bar().innerText()).toContain('现以 2024-12 · 广东 · 除税 显示');
});

test('the rows are not asked for again, and the order stays that of the originals', async () => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const names = await page.locator('.projects-name a').allInnerTexts();
  await bar().getByRole('button', { name: '含税' }).click();
  await arriveAt(page, `${LIST}?basis=2024-12_20_in`);
  await bar().getByRole('button', { name: '原口径' }).click();
  await arriveAt(page, `${LIST}?basis=2024-12_20_as`);
  await bar().getByRole('button', { name: '除税' }).click();
  await arriveAt(page, `${LIST}?basis=2024-12_20`);
  expect(await page.locator('.projects-name a').allInnerTexts()).toEqual(names);
  expect(asked.filter((url) => url.includes('getSolrData'))).toEqual([]);
});

test('a colleague who is sent the address sees the same figures', async () => {
  const shown = await costsShown();
  const other = await tabs.open(page.url(), context);
  await other.locator('.projects-cost .rebased-from').first().waitFor();
  expect((await other.locator('.projects-cost .figure-press').allInnerTexts()).map(figureIn)).toEqual(shown);
  await other.close();
});

test('a figure opens by the keyboard and shows its working; the citation is on the clipboard', async () => {
  const press = firstCost().locator('.figure-press');
  await tabTo(page, press);
  await page.keyboard.press('Enter');
  const card = page.locator(CARD);
  await card.waitFor();
  await page.waitForFunction((box) => document.activeElement === document.querySelector(box), CARD);
  const shown = await press.innerText();
  expect(await card.locator('.working-formula').innerText()).toContain(`= ${shown} 元/㎡`);
  expect(await card.innerText()).toContain('使用许可');
  await card.getByRole('button', { name: '复制引用' }).click();
  await page.getByText('引用已复制').waitFor();
  const cited = await page.evaluate(() => navigator.clipboard.readText());
  expect(cited).toMatch(
    /^\S.* 单方造价：[\d,.]+ 元\/㎡（2024-12 · 广东 · (含税|除税)，折算：.*；原值 .*）。来源：.*。$/,
  );
  expect(cited).toContain(shown);
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('figure-press');
});

test('bar, card and export dialog keep WCAG A and AA in light and dark', async () => {
  const found: string[] = [];
  const look = async (part: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-theme=${colorScheme}]`).waitFor({ state: 'attached' });
      found.push(...(await (colorScheme === 'light' ? breachesOf : colourBreachesOf)(page, part)));
    }
    await page.emulateMedia({ colorScheme: 'light' });
  };
  await look('.basis-bar');
  await look('.projects-table');
  await firstCost().locator('.figure-press').click();
  await page.locator(CARD).waitFor();
  await look(CARD);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '导出', exact: true }).click();
  await look('.export-dialog');
  await page.keyboard.press('Escape');
  expect(found).toEqual([]);
});

const exported = async (scope: RegExp, format: RegExp): Promise<Download> => {
  await page.getByRole('button', { name: '导出', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '导出列表' });
  await dialog.getByLabel(scope).check();
  await dialog.getByLabel(format).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '导出' }).click(),
  ]);
  await dialog.getByText(/已保存“.*”，共 \d+ 条。/).waitFor();
  await dialog.getByRole('button', { name: '关闭' }).click();
  return download;
};

test('all results as a workbook: every row once, numbers as numbers, filters and sources on sheets of their own', async () => {
  const download = await exported(/全部结果 300 条/, /xlsx/);
  expect(download.suggestedFilename()).toMatch(/^单项工程指标_\d{8}\.xlsx$/);
  const sheets = await readExcelFile(await downloaded(download));
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['数据', '筛选条件', '来源与口径']);
  const [head = [], ...rows] = sheets[0]?.data ?? [];
  expect(rows).toHaveLength(300);
  const column = (title: string) => rows.map((row) => row[head.indexOf(title)]);
  expect(new Set(column('单方 (元/㎡)').map((cell) => typeof cell))).toEqual(new Set(['number']));
  expect(column('折算单方 (元/㎡)').slice(0, 20)).toEqual(await costsShown());
  expect(column('工程').slice(0, 20)).toEqual(await page.locator('.projects-name a').allInnerTexts());
  expect(sheets[1]?.data).toContainEqual(['条件', '不限']);
  const terms = Object.fromEntries(sheets[2]?.data ?? []) as Record<string, string>;
  expect(terms).toMatchObject({ 范围: '全部结果，300 行' });
  expect(terms['折算']).toContain('2024-12 · 广东');
  expect(terms['来源 1']).toContain('样例');
});

test('the page on the screen as text, readable by what reads UTF-8', async () => {
  const download = await exported(/本页 20 条/, /csv/);
  const text = (await downloaded(download)).toString('utf8');
  expect(text.startsWith('\uFEFF工程,地区,')).toBe(true);
  expect(text.trim().split('\r\n')).toHaveLength(21);
});

test('the detail is read in the same basis, its peers as well', async () => {
  const shown = await firstCost().locator('.figure-press').innerText();
  await page.locator('.projects-name a').first().click();
  await arriveAt(page, /^\/commonproj\/detail\/[^?]+\?basis=2024-12_20$/);
  await page.locator('.plate .rebased-from').first().waitFor();
  const hero = page.locator('.figures .figure-hero');
  expect(await hero.innerText()).toContain(shown);
  expect(shown).toMatch(AMOUNT);
  expect(await page.locator('#projects-standing').innerText()).toContain(
    '按综合指数折到 2024-12 · 广东水平 · 除税',
  );
  await page.locator('#projects-similar .rebased-from').first().waitFor();
});

test('the way back leads to the list in that basis; taken away, costs are before tax in their own month and place', async () => {
  await page.goBack();
  await arriveAt(page, `${LIST}?basis=2024-12_20`);
  await firstCost().locator('.rebased-from').waitFor();
  await bar().getByRole('button', { name: '恢复默认' }).click();
  await arriveAt(page, LIST);
  await waitUntil(costsShown, (now) => now.join() === unmoved.join());
  await goTo(page, '/commonproj/index?type=office');
  await projectNames(page);
  expect(placeOf(page)).toBe('/commonproj/index?type=office');
});

test('what is chosen is kept for the account: a browser that says nothing is read in it', async () => {
  const kept = page.waitForResponse((answer) => answer.url().includes('/core/basis/keepBasis'));
  await bar().getByRole('button', { name: '含税' }).click();
  await arriveAt(page, '/commonproj/index?type=office&basis=in');
  await kept;
  await page.goto(`${server.origin}/?fresh#${LIST}`);
  await arriveAt(page, `${LIST}?basis=in`);
  // What is still coming moves the bar from under a click.
  await projectNames(page);
  await bar().getByRole('button', { name: '恢复默认' }).click();
  await arriveAt(page, LIST);
});
