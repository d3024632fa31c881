import { readLayout } from '#features/projects/server/import/columns';
import { Unclear } from '#infra/server/import/unclear';
import type { Cell, Table } from '#infra/server/import/table';

const REST = ['地区', '工程类型', '结构类型', '层数', '计价阶段', '价格期', '税口径'];
const tableOf = (...rows: readonly (readonly Cell[])[]): Table => {
  return { format: 'CSV', rows: rows.map((cells, index) => ({ line: index + 1, cells })) };
};
const layoutOf = (...headers: readonly string[]) => readLayout(tableOf(headers));
const columnOf = async (header: string, others: readonly string[]) =>
  (await layoutOf(header, ...others)).columns.find(({ index }) => index === 0);

const withName = ['项目名称', ...REST];

test.each([
  ['建筑面积(万㎡)', 'area', 10_000],
  ['建筑面积（㎡）', 'area', 1],
  ['总建筑面积【平方米】', 'area', 1],
  ['建筑面积/㎡', 'area', 1],
  ['建筑面积 m2', 'area', 1],
  ['建筑面积（单位：万平方米）', 'area', 10_000],
  ['建筑面积', 'area', 1],
  ['面积（m²）', 'area', 1],
])('%s is %s, ×%i', async (header, field, factor) => {
  expect(await columnOf(header, [...withName, '总造价'])).toMatchObject({ field, factor, header });
});

test.each([
  ['单方造价（元/㎡）', 'unitCost', 1, undefined],
  ['单方造价(万元/平方米)', 'unitCost', 10_000, undefined],
  ['含税单方造价（元/㎡）', 'unitCost', 1, '含税'],
  ['单方造价（不含税）', 'unitCost', 1, '除税'],
  ['单方造价(除税,元/m2)', 'unitCost', 1, '除税'],
  ['总造价(万元)', 'total', 10_000, undefined],
  ['工程造价：万元', 'total', 10_000, undefined],
  ['不含税总造价（元）', 'total', 1, '除税'],
  ['总造价（亿元）（含税）', 'total', 100_000_000, '含税'],
])('%s is %s, ×%i, %s', async (header, field, factor, taxBasis) => {
  expect(await columnOf(header, [...withName, '建筑面积'])).toMatchObject({ field, factor, taxBasis });
});

test('above and below ground are told apart wherever the words stand', async () => {
  const headers = [...withName, '建筑面积', '总造价', '地上建筑面积(㎡)', '建筑面积(地下)(万㎡)'];
  const { columns } = await layoutOf(...headers);
  expect(columns.slice(-2)).toMatchObject([
    { field: 'areaAbove', factor: 1 },
    { field: 'areaBelow', factor: 10_000 },
  ]);
});

test('aliases name the same fields, unknown columns are reported and left alone', async () => {
  const aliases = [
    '工程名称',
    '所在地',
    '业态',
    '结构形式',
    '楼层',
    '阶段',
    '编制日期',
    '计税口径',
    '面积',
    '造价',
    '项目经理',
    '',
  ];
  const { columns, ignored } = await layoutOf(...aliases);
  expect(columns.map(({ field }) => field)).toEqual([
    'name',
    'place',
    'type',
    'structure',
    'floors',
    'stage',
    'priceDate',
    'taxBasis',
    'area',
    'total',
  ]);
  expect(ignored).toEqual(['项目经理']);
});

test('titles above the head are passed over', async () => {
  const head = [...withName, '建筑面积', '总造价'];
  const layout = await readLayout(tableOf(['历史工程汇总表'], ['单位：万元'], head, ['甲', '乙']));
  expect(layout.header.line).toBe(3);
  expect(layout.body.map(({ line }) => line)).toEqual([4]);
});

test.each([
  ['an unknown unit', ['建筑面积(公顷)', ...withName, '总造价'], '公顷'],
  ['a unit of another kind', ['建筑面积(元)', ...withName, '总造价'], '元'],
  ['two columns for one field', ['建筑面积', '总建筑面积', ...withName, '总造价'], '只保留一列'],
  [
    'missing columns',
    ['项目名称', '地区', '建筑面积'],
    '缺少必需的列：工程类型、结构类型、层数、计价阶段、价格期、单方造价或总造价、税口径',
  ],
  ['no head', ['甲', '乙', '丙'], '没有找到表头'],
])('%s is refused', async (_, headers, message) => {
  await expect(layoutOf(...headers)).rejects.toThrow(Unclear);
  await expect(layoutOf(...headers)).rejects.toThrow(message);
});

test('both tax bases may stand beside each other, and then no column need name the basis', async () => {
  const headers = ['项目名称', ...REST.slice(0, -1), '建筑面积', '含税总造价(万元)', '除税总造价(万元)'];
  const { columns } = await layoutOf(...headers);
  expect(columns.slice(-2)).toMatchObject([{ taxBasis: '含税' }, { taxBasis: '除税' }]);
});

const HOUSE = ['项目名称', ...REST.slice(0, -1), '建筑面积', '总造价'];
const choices = (
  map: readonly (readonly [string, string])[],
  assume: readonly (readonly [string, string])[] = [],
) => ({
  map: new Map(map),
  assume: new Map(assume),
});

test('a header of two lines gives every column the words above it', async () => {
  const above = [...REST, '项目名称', '建筑面积(㎡)', null, '造价(万元)', null];
  const below = [...REST.map(() => null), null, '合计', '地下', '含税', '除税'];
  const { columns, header, body } = await readLayout(tableOf(['台账'], above, below, ['甲']));
  expect(columns.slice(-4)).toMatchObject([
    { field: 'area', factor: 1 },
    { field: 'areaBelow', factor: 1 },
    { field: 'total', factor: 10_000, taxBasis: '含税' },
    { field: 'total', factor: 10_000, taxBasis: '除税' },
  ]);
  expect([header.line, body.map(({ line }) => line)]).toEqual([3, [4]]);
});

test('a column is what it was said to be, before one that looks like it', async () => {
  const headers = tableOf([...HOUSE, '税口径', '送审价(万元)']);
  const { columns, ignored } = await readLayout(headers, choices([['送审价', '总造价']]));
  expect(columns.at(-1)).toMatchObject({ field: 'total', factor: 10_000 });
  expect(ignored).toEqual(['总造价']);
});

test('a missing column is told with the headers most like it, and may be assumed', async () => {
  const headers = tableOf([...HOUSE, '是否税口']);
  await expect(readLayout(headers)).rejects.toThrow('最像的列：是否税口');
  const { assumed } = await readLayout(headers, choices([], [['税口径', '除税']]));
  expect(assumed).toEqual(new Map([['taxBasis', '除税']]));
});

test('造价类型 is what stands below it', async () => {
  const rest = HOUSE.filter((header) => header !== '计价阶段');
  const fieldWith = async (header: readonly string[], value: string) => {
    const table = tableOf([...header, '造价类型'], [...header.map(() => '甲'), value]);
    return (await readLayout(table)).columns.at(-1)?.field;
  };
  expect(await fieldWith([...rest, '税口径'], '招标控制价')).toBe('stage');
  expect(await fieldWith(HOUSE, '除税')).toBe('taxBasis');
});

test('计税方式 is the tax basis or the way VAT is reckoned, as its values say; 编制类型 is the stage', async () => {
  const headers = [
    '项目名称',
    '建筑面积',
    '总造价',
    ...REST.filter((one) => one !== '税口径' && one !== '计价阶段'),
  ];
  const under = (heads: readonly string[], ...values: readonly string[]) =>
    readLayout(tableOf([...headers, ...heads], [...headers.map(() => 'x'), ...values]));
  const whole = await under(['税口径', '编制类型', '计税方式'], '含税', '预算', '一般计税');
  expect(whole.columns.slice(-2)).toMatchObject([{ field: 'stage' }, { field: 'taxMethod' }]);
  const basis = await under(['编制类型', '计税方式'], '预算', '除税');
  expect(basis.columns.at(-1)).toMatchObject({ field: 'taxBasis' });
  // The method does not say whether a figure holds the tax: that is asked for.
  await expect(under(['编制类型', '计税方式'], '预算', '简易计税')).rejects.toThrow('缺少必需的列：税口径');
});

test.each([
  [[['制表：预算部', null, null, null, null, null, null, null, '单位：万元']]],
  [[['制表：预算部'], ['单位：万元']]],
  [[['某某院工程造价台账（单位：万元）']]],
])('what is said above the table is no part of its headers: %j', async (above) => {
  const headers = ['序号', ...withName, '建筑面积', '总造价', '备注'];
  const { columns, ignored, header } = await readLayout(tableOf(...above, headers));
  expect(header.line).toBe(above.length + 1);
  expect(ignored).toEqual(['序号', '备注']);
  expect(columns.map((column) => column.header)).toEqual([...withName, '建筑面积', '总造价']);
  expect(columns.find(({ field }) => field === 'total')).toMatchObject({ factor: 10_000, unit: '万元' });
});
