import { text } from 'node:stream/consumers';
import writeExcelFile from 'write-excel-file/node';
import { loadSampleProjects } from '#features/projects/samples/index';
import { UNIT_PRICE_AREAS } from '#features/regions/server/index';
import { commitBill, prepareBill } from '#features/unit-prices/server/import/import-file';
import { describeBill } from '#features/unit-prices/server/import/report-bill';
import { normsAndSummariesOf } from '#features/unit-prices/server/detail/norms-and-summaries';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const database = testDatabase({ prepared: regions });
const commitInto = (understood: Parameters<typeof commitBill>[1]) =>
  inTransaction(database.pool, (client) => commitBill(client, understood));
const PROJECT = 'imported-1';
beforeAll(async () => {
  // One of the samples becomes the house's own; those that follow leave it alone.
  await loadSampleProjects(database.pool, 1);
  await database.pool.query('truncate project_line, project_content, project_resource');
  await database.pool.query(
    `update project set id = $1, source = 'imported', area_id = 20, city_id = null, price_date = '2024-05-01',
       tax_basis = '除税', tax_rate = 0.09`,
    [PROJECT],
  );
});

type Line = readonly (string | number | null)[];
const PARTS = ['人工费', '材料费', '机械费', '管理费', '利润'];
const BILL = ['项目编码', '项目名称', '计量单位', '工程量', '综合单价', ...PARTS];
const SLAB: Line = ['010505001001', '有梁板', 'm³', 10, 594.29, 92.4, 468.3, 6.8, 17.86, 8.93];
const HEAD = [
  '项目编码',
  '定额编号',
  '定额名称',
  '定额单位',
  '定额数量',
  '类别',
  '工料机编码',
  '名称',
  '规格型号',
  '单位',
  '消耗量',
  '单价',
  '合价',
  '管理费',
  '利润',
  '备注',
];
const norm: Line = [
  '010505001001',
  'A4-33',
  '现浇混凝土有梁板',
  '10m³',
  0.1,
  null,
  null,
  null,
  null,
  null,
  null,
  null,
  null,
  17.86,
  8.93,
];
const resource = (
  category: string,
  name: string,
  quantity: number,
  price: number,
  amount: number | null = null,
): Line => [null, null, null, null, null, category, 'R1', name, 'C30', 'm³', quantity, price, amount];
const LABOUR = resource('人工', '综合工日', 0.66, 140, 92.4);
const CONCRETE = resource('材料', '商品混凝土', 1.015, 461.38);
const MACHINE = resource('机械', '振捣器', 0.1, 68);

const read = async (analysis: readonly Line[], bill: readonly Line[] = [SLAB], name = '综合单价分析表') => {
  const bytes = await writeExcelFile([
    // In many workbooks the analysis comes first.
    { sheet: name, data: analysis.map((row) => [...row]) },
    { sheet: '分部分项清单与计价表', data: [BILL, ...bill].map((row) => [...row]) },
  ]).toBuffer();
  const file = {
    project: PROJECT,
    fileName: 'book.xlsx',
    now: '2025-10-01T00:00:00Z',
    areas: UNIT_PRICE_AREAS,
  };
  return prepareBill(database.pool, { bytes, ...file });
};
const bill = (price: number): Line => ['010505001001', '有梁板', 'm³', 10, price, null];

test('[DATA-003] one wrong line refuses its item whole, in the bill and in the analysis, with the reason', async () => {
  const wrong = resource('人工', '综合工日', 0.66, 140, 99);
  const { accepted, refused, analysis } = await read(
    [HEAD, norm, wrong, CONCRETE, MACHINE],
    [bill(594.29), [...bill(8)].with(0, '010501001001')],
  );
  expect(accepted.map(({ record }) => record.code)).toEqual(['010501001001']);
  expect(refused.map(({ row, reasons }) => [row.line, ...reasons])).toEqual([
    [2, '综合单价分析表第 3 行：消耗量 × 单价 = 92.4，与合价 99 不符（允许相差 0.01）'],
  ]);
  expect(analysis!.refusedLines.map(({ row, reasons }) => [row.line, ...reasons])).toEqual([
    [2, '同一清单项的其他行有误，整项不导入'],
    [3, '消耗量 × 单价 = 92.4，与合价 99 不符（允许相差 0.01）'],
    [4, '同一清单项的其他行有误，整项不导入'],
    [5, '同一清单项的其他行有误，整项不导入'],
  ]);
  expect((await text(analysis!.refusedCsv!())).split('\r\n')).toHaveLength(6);
});

test.each([
  ['a sum beyond one fen', [bill(600)], '明细之和 594.29 与综合单价 600 不符'],
  ['an item twice in the bill', [bill(594.29), [...bill(594.29)].with(3, 11)], '分不清是哪一条'],
  [
    'a part other than the bill has it',
    [SLAB.with(5, 92).with(6, 468.7)],
    '明细的人工费 92.4 与清单的 92 不符',
  ],
  ['a category nobody knows', [bill(594.29)], '类别“其他”不认识'],
  ['an item the bill has not', [[...bill(594.29)].with(0, '010501001001')], '可导入的清单中没有这个项目编码'],
])('[DATA-003] %s is refused in words', async (name, rows, words) => {
  const strange = name.startsWith('a category') ? [resource('其他', '甲', 1, 1)] : [];
  const { analysis } = await read([HEAD, norm, LABOUR, CONCRETE, MACHINE, ...strange], rows);
  expect(analysis!.refusedLines.flatMap(({ reasons }) => reasons).join('；')).toContain(words);
  expect(analysis!.refusedLines).toHaveLength(4 + strange.length);
});

test('[DATA-003] within one fen the sums hold; an analysis of another form is not read, and says so', async () => {
  const { accepted, analysis } = await read([HEAD, norm, LABOUR, CONCRETE, MACHINE], [bill(594.3)]);
  expect(accepted[0]!.record.composition?.resources).toHaveLength(3);
  expect(analysis!.refusedLines).toEqual([]);
  const printed = await read([['项目编码', '人工费']], [[...bill(8)].with(0, 'B01')]);
  expect(printed.accepted).toHaveLength(1);
  expect(describeBill('book', printed)).toContain('没有读取明细表：“综合单价分析表”缺少列：定额编号');
});

test('[DATA-003] norms and resources of an item come in with its price, and add up to it', async () => {
  const understood = await read([HEAD, norm, LABOUR, CONCRETE, MACHINE, ['合计', null]]);
  expect(understood).toMatchObject({ refused: [], analysis: { refusedLines: [] } });
  expect(describeBill('book.xlsx', understood)).toMatch(
    /1 条综合单价有定额组成与工料机明细[\s\S]*未使用的列：备注[\s\S]*合计，不导入：1 行/,
  );
  await commitInto(understood);
  const { rows } = await database.pool.query<{ id: string }>(
    `select id::text from unit_price where source = 'imported'`,
  );
  const { norms, summaries } = await normsAndSummariesOf(database.pool, rows[0]!.id);
  expect(norms).toMatchObject({ norms: [{ code: 'A4-33', overheads: 26.79, amount: 594.29 }], sum: 594.29 });
  expect(summaries.resources.map(({ name, amount }) => [name, amount])).toEqual([
    ['商品混凝土', 468.3],
    ['综合工日', 92.4],
    ['振捣器', 6.8],
  ]);
});
