import { parse } from 'csv-parse/sync';
import type { BrowserContext, Download, Locator, Page } from 'playwright-core';
import readExcelFile from 'read-excel-file/node';
import { downloaded } from '#tests/support/downloaded';
import { breachesOf, colourBreachesOf } from '#tests/support/axe';
import { goTo, heading, logIn, openLogin } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';

const UNIT_PRICES = 6_000;
const LIST = '/comprehensiveUnitPrice/index?areaId=20';
const IN_BASIS = `${LIST}&edition=GB50500-2013&sort=unitPrice&order=asc&basis=2024-12_20`;

const server = portalServer({ unitPrices: UNIT_PRICES });
const tabs = browserTabs();
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  context = await tabs.reader({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });
  page = await tabs.open(server.origin, context);
  await openLogin(page);
  await logIn(page, 'vip');
});
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));
afterAll(() => context.close());

const open = async (title: string): Promise<Locator> => {
  await page.getByRole('button', { name: '导出', exact: true }).click();
  return page.getByRole('dialog', { name: title });
};
const saved = async (dialog: Locator): Promise<Download> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '导出' }).click(),
  ]);
  await dialog.getByText(/已保存“.*”/).waitFor();
  await dialog.getByRole('button', { name: '关闭' }).click();
  return download;
};
const exported = async (title: string, ...choices: readonly RegExp[]): Promise<Download> => {
  const dialog = await open(title);
  for (const choice of choices) await dialog.getByLabel(choice).check();
  return saved(dialog);
};

type Cells = readonly (readonly unknown[])[];
const sheetsOf = async (download: Download): Promise<ReadonlyMap<string, Cells>> =>
  new Map((await readExcelFile(await downloaded(download))).map(({ sheet, data }) => [sheet, data as Cells]));
const columnIn = ([head = [], ...rows]: Cells, title: string): readonly unknown[] =>
  rows.map((row) => row[head.indexOf(title)]);
const termsIn = (sheet: Cells | undefined): Readonly<Record<string, unknown>> =>
  Object.fromEntries((sheet ?? []) as [string, unknown][]);

const lines = (): Locator => page.getByRole('table', { name: '综合单价指标' }).locator('.long-list-row');
/** What stands on the screen in its first lines. */
const shown = async () => {
  await lines().first().locator('.unit-name').waitFor();
  const figures = await lines().locator('.unit-price b').allInnerTexts();
  const names = await lines().locator('.unit-name a').allInnerTexts();
  return { names, prices: figures.map((text) => Number(text.replaceAll(',', ''))) };
};
const totalShown = async (): Promise<number> => {
  const total = page.locator('.list-total').filter({ hasText: /共 [\d,]+ 条/ });
  return Number((await total.innerText()).replace(/\D/g, ''));
};

test('[DATA-003] a list of unit prices as a workbook: every row in its order, figures as on the screen, filters and sources on sheets of their own', async () => {
  await goTo(page, IN_BASIS);
  const { names, prices } = await shown();
  const total = await totalShown();
  const download = await exported(
    '导出列表',
    new RegExp(`全部结果 ${total.toLocaleString('en')} 条`),
    /xlsx/,
  );
  expect(download.suggestedFilename()).toMatch(/^综合单价指标_\d{8}\.xlsx$/);
  const sheets = await sheetsOf(download);
  expect([...sheets.keys()]).toEqual(['数据', '筛选条件', '来源与口径']);
  const data = sheets.get('数据') ?? [];
  expect(data).toHaveLength(total + 1);
  expect(columnIn(data, '项目名称').slice(0, names.length)).toEqual(names);
  expect(columnIn(data, '折算单价 (元)').slice(0, prices.length)).toEqual(prices);
  for (const title of ['单价 (元)', '折算单价 (元)', '税率 (%)', '同组样本数'])
    expect(new Set(columnIn(data, title).map((cell) => typeof cell))).toEqual(new Set(['number']));
  expect(new Set(columnIn(data, '来源'))).toEqual(new Set(['样例']));
  expect(sheets.get('筛选条件')).toEqual([
    ['项目', '内容'],
    ['地区', '广东'],
    ['清单版本', '2013 清单'],
    ['排序', '单价，从低到高（按所显示的单价）'],
  ]);
  const terms = termsIn(sheets.get('来源与口径'));
  expect(terms['范围']).toBe(`全部结果，${total} 行`);
  expect(terms['折算']).toBe('2024-12 · 广东 · 除税，原值在“单价”一列');
  expect(terms['来源 1']).toContain(`（${total} 行）`);
});

test('the rows before the reader as text', async () => {
  const { names, prices } = await shown();
  const download = await exported('导出列表', /眼前第 1 条起 \d+ 条/, /csv/);
  const text = (await downloaded(download)).toString('utf8');
  expect(text.startsWith('\uFEFF清单编码,')).toBe(true);
  const rows: string[][] = parse(text, { bom: true, record_delimiter: '\r\n' });
  expect(columnIn(rows, '项目名称').slice(0, names.length)).toEqual(names);
  expect(columnIn(rows, '折算单价 (元)').slice(0, prices.length).map(Number)).toEqual(prices);
});

test('the dialog tells what may still be exported, and is readable in both lights', async () => {
  const dialog = await open('导出列表');
  await dialog.getByText(/^今日还可导出 29\d,\d{3} 条（每日 300,000 条，约 24 小时后恢复）/).waitFor();
  expect(await breachesOf(page, '.export-dialog')).toEqual([]);
  expect(await colourBreachesOf(page, '.export-dialog')).toEqual([]);
  await dialog.getByRole('button', { name: '关闭' }).click();
});

test('a record, its composition, norms and resources, each on a sheet', async () => {
  await lines().first().locator('.unit-name a').click();
  await page.locator('#unit-resources .data-table').first().waitFor();
  await page.locator('#unit-composition .data-table').waitFor();
  const amounts = await page.locator('#unit-composition tbody td:nth-child(2)').allInnerTexts();
  const sheets = await sheetsOf(await exported('导出本页数据', /xlsx/));
  expect([...sheets.keys()].slice(0, 4)).toEqual(['关键指标', '价格组成', '定额组成', '工料机汇总']);
  expect([...sheets.keys()].slice(-2)).toEqual(['筛选条件', '来源与口径']);
  expect(columnIn(sheets.get('价格组成') ?? [], '金额 (元)')).toHaveLength(amounts.length);
  const sum = columnIn(sheets.get('定额组成') ?? [], '合价 (元)').reduce<number>(
    (before, cell) => before + Number(cell),
    0,
  );
  const [own] = columnIn(sheets.get('关键指标') ?? [], '数值');
  expect(Math.abs(sum - Number(own))).toBeLessThanOrEqual(0.011);
  expect(termsIn(sheets.get('来源与口径'))['折算']).toContain('2024-12 · 广东');
  const csv = await exported('导出本页数据', /csv/, /定额组成/);
  expect((await downloaded(csv)).toString('utf8').startsWith('\uFEFF定额编号,')).toBe(true);
});

test.each([
  ['/projectCost/index', '工程造价指标', ['造价指数', '筛选条件', '来源与口径']],
  ['/commonproj/indexRange', '科目指标区间', ['科目区间', '分布', '半年走势', '样本构成']],
] as const)('the page at %s gives its tables', async (address, title, names) => {
  await goTo(page, address);
  await heading(page, title).waitFor();
  const ready = address === '/projectCost/index' ? '.indexes-card' : '.range-panel .range-two';
  await page.locator(ready).first().waitFor();
  const sheets = await sheetsOf(await exported('导出本页数据', /xlsx/));
  expect([...sheets.keys()]).toEqual(expect.arrayContaining([...names]));
  for (const [name, rows] of sheets) expect([name, rows.length > 1]).toEqual([name, true]);
});
