import writeExcelFile from 'write-excel-file/node';
import Big from 'big.js';
import { nodesFrom, understandBook } from '#features/publishing/server/import/outcome';
import { LIMITS, textOf } from '#features/publishing/server/import/workbook';
import { parseFile } from '#infra/server/import/parse-file';
import { Unclear } from '#infra/server/import/unclear';
import { stretchesDuring } from '#tests/support/turns';
import { billRow, someNodes } from '../../some-draft';

const BOUNDS = {
  seconds: 10,
  megabytes: 100,
  sheets: 300,
  emptyRows: 150_000,
  cells: 300_000,
  characters: 8_000_000,
};
/** As the process that reads files does it, here. */
const readWorkbook = async (bytes: Uint8Array) =>
  textOf((await parseFile({ bytes, as: 'sheets', limits: LIMITS }, BOUNDS)).sheets);

type Value = string | number | null;
const book = async (sheets: Readonly<Record<string, readonly (readonly Value[])[]>>) =>
  readWorkbook(
    await writeExcelFile(
      Object.entries(sheets).map(([sheet, rows]) => ({
        sheet,
        data: rows.map((cells) => cells.map((value) => (value === null ? null : { value }))),
      })),
    ).toBuffer(),
  );

const BILL = {
  分部分项清单与计价表: [
    ['某工程 分部分项工程清单与计价表'],
    ['序号', '项目编码', '项目名称', '项目特征描述', '计量单位', '工程量', '金额（元）', null],
    [null, null, null, null, null, null, '综合单价', '合价'],
    [null, null, '混凝土工程', null, null, null, null, null],
    [1, '010502001001', '矩形柱', 'C40', 'm³', 120, 685.25, 82_230],
    [2, '010505001001', '有梁板', 'C30', 'm³', 1_500, 594.29, '891435元'],
    [null, '本页小计', null, null, null, null, null, 973_665],
  ],
} as const;
const draft = { nodes: someNodes(), area: new Big(10_000) };

test('[DATA-006] a printed head of two lines is understood, and no row is left out in silence', async () => {
  const [sheet] = await understandBook(await book(BILL), draft);
  expect(sheet?.layout.kind).toBe('bill');
  expect(sheet?.layout.columns.map(({ field }) => field)).toEqual([
    null,
    'code',
    'name',
    'feature',
    'unit',
    'quantity',
    'unitPrice',
    'amount',
  ]);
  expect(sheet?.lines.map(({ line, reasons }) => [line, reasons.join()])).toEqual([
    [4, '没有项目编码：分部标题、小计或说明行'],
    [5, ''],
    [6, '合价：“891435元”不是数字：只填数字，单位“元”不写在格内'],
    [7, '合计或小计行，不作为一行导入'],
  ]);
});

test('what cannot be read comes into the draft as it stands, or stays out, as the member says', async () => {
  const sheets = await understandBook(await book(BILL), draft);
  expect(nodesFrom(sheets, draft.nodes, false).清单).toHaveLength(1);
  const both = nodesFrom(sheets, draft.nodes, true).清单;
  expect(both?.map(({ cells }) => cells.amount)).toEqual(['82230', '891435元']);
});

test('the analysis goes to its items; a code the bill has not is refused', async () => {
  const sheets = await book({
    综合单价分析表: [
      ['项目编码', '人工费', '材料费', '机械费', '管理费', '利润'],
      ['010505001001', 1, 2, 3, 4, 5],
      ['019999999999', 1, 2, 3, 4, 5],
    ],
  });
  const nodes = someNodes({}, { 清单: [billRow('b1')] });
  const understood = await understandBook(sheets, { ...draft, nodes });
  expect(understood[0]?.lines.map(({ reasons }) => reasons)).toEqual([[], ['清单中没有这个项目编码']]);
  expect(nodesFrom(understood, nodes, true).清单?.[0]?.cells).toMatchObject({
    labor: '1',
    profit: '5',
    name: '有梁板',
  });
});

test('total quantities are divided by the building area, and wait for it', async () => {
  const sheets = await book({
    人材机汇总表: [
      ['名称', '规格型号', '单位', '数量', '单价'],
      ['螺纹钢', 'HRB400E', 't', 480, 3_900],
      ['合计', null, null, null, 1],
    ],
    控制价汇总表: [
      ['序号', '汇总内容', '金额（元）'],
      [1, '建筑工程', 15_000_000],
      [null, '合计', 15_000_000],
    ],
  });
  const read = await understandBook(sheets, draft);
  expect(nodesFrom(read, draft.nodes, false)).toMatchObject({
    工料: [{ cells: { name: '螺纹钢', quantity: '0.048', price: '3900' } }],
    单位工程: [{ cells: { name: '建筑工程', amount: '15000000' } }],
  });
  const [waiting] = await understandBook(sheets, { ...draft, area: new Big(0) });
  expect(waiting?.lines[0]?.reasons).toEqual(['概况没有填建筑面积，总量无法折为每㎡']);
});

test('a sheet named after a node of the page fills that node, and one that nothing fills is taken for no other', async () => {
  const lines = (name: string): (readonly Value[])[] => [
    ['名称', '金额（元）'],
    [name, 15_000_000],
  ];
  const sheets = await book({
    单位工程: lines('建筑工程'),
    费用: lines('人工费'),
    分部指标: lines('混凝土工程'),
    概况: lines('工程名称'),
    工程量: lines('钢筋'),
    汇总表: lines('安装工程'),
  });
  const read = await understandBook(sheets, draft);
  expect(read.map(({ layout }) => layout.kind)).toEqual(['summary', 'fees', 'parts', null, null, 'summary']);
  const nodes = nodesFrom(read, draft.nodes, false);
  expect(Object.keys(nodes)).toEqual(['单位工程', '费用', '分部指标']);
  expect(nodes.单位工程?.map(({ cells }) => cells.name)).toEqual(['建筑工程', '安装工程']);
  expect(nodes.费用?.map(({ cells }) => cells.name)).toEqual(['人工费']);
});

test('a person may say which column holds what, and that a sheet is left out', async () => {
  const sheets = await book({
    表一: [
      ['甲', '乙'],
      ['建筑工程', 15_000_000],
    ],
  });
  expect((await understandBook(sheets, draft))[0]?.layout.kind).toBeNull();
  const fields = [
    { index: 0, field: 'name' },
    { index: 1, field: 'amount' },
  ];
  const told = await understandBook(sheets, {
    ...draft,
    mapping: [{ name: '表一', kind: 'summary', fields }],
  });
  expect(told[0]).toMatchObject({ missing: [], lines: [{ reasons: [] }] });
  const half = await understandBook(sheets, {
    ...draft,
    mapping: [{ name: '表一', kind: 'summary', fields: fields.slice(0, 1) }],
  });
  expect(half[0]?.missing).toEqual(['金额']);
});

test('what is no xlsx, or too long, is refused as a whole in words', async () => {
  await expect(readWorkbook(Buffer.from('项目编码,名称'))).rejects.toThrow('这不是 .xlsx 文件');
  await expect(readWorkbook(Buffer.from([0xd0, 0xcf, 1, 1]))).rejects.toThrow(Unclear);
  const long = Array.from({ length: 2_001 }, (_, index) => [index + 1]);
  await expect(book({ 清单: long })).rejects.toThrow('一张表至多 2000 行');
});

test('[attack] others are answered while heads are looked for in a small book of many sheets', async () => {
  const row = (line: number) => ({
    line,
    cells: Array.from({ length: 60 }, (_, at) => (at + 10).toString(36)),
  });
  const sheets = Array.from({ length: 28 }, (_, at) => ({
    name: `表${at}`,
    rows: Array.from({ length: 15 }, (__, line) => row(line + 1)),
  }));
  const { longest, whole } = await stretchesDuring(async () => understandBook(sheets, draft));
  expect(longest).toBeLessThan(Math.max(100, whole / 3));
});
