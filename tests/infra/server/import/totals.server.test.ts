import Big from 'big.js';
import { prepareImport } from '#features/projects/server/files';
import { understandBook } from '#features/publishing/server/import/outcome';
import type { BookSheet } from '#features/publishing/server/import/workbook';
import { UNIT_PRICE_AREAS } from '#features/regions/server/index';
import { prepareBill } from '#features/unit-prices/server/import/import-file';
import { someNodes } from '#tests/features/publishing/some-draft';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const db = testDatabase({ prepared: regions });
const now = '2025-10-01T00:00:00Z';

const TOTALS = [
  '合 计',
  '土建小计',
  '本页小计',
  '本页合计（元）',
  '总计：',
  '招标控制价合计',
  '合计=1+2+3',
  '招标控制价/投标报价合计 = 1+2+3',
  '合计（大写）：壹佰万元整',
];
const NO_TOTAL = ['累计运距 10 km', '合计运距 10 km', '小计量泵房'];

const LINES = TOTALS.map((_, index) => index + 2);
const csv = (...rows: readonly (readonly string[])[]) =>
  Buffer.from(rows.map((cells) => cells.join(',')).join('\n'));
const sheet = (name: string, ...rows: readonly (readonly string[])[]): BookSheet => ({
  name,
  rows: rows.map((cells, index) => ({ line: index + 1, cells })),
});
const lines = async (...sheets: readonly BookSheet[]) =>
  (await understandBook(sheets, { nodes: someNodes(), area: new Big(10_000) })).flatMap((one) =>
    one.lines.map(({ line, reasons }) => [line, reasons.join()]),
  );

test('totals of a summary are no parts of a building that is published', async () => {
  const head = ['序号', '单位工程名称', '金额（元）'];
  const summary = sheet(
    '汇总表',
    head,
    ...[...TOTALS, '土建工程', ...NO_TOTAL].map((name) => ['', name, '1']),
  );
  expect(await lines(summary)).toEqual([
    ...LINES.map((line) => [line, '合计或小计行，不作为一行导入']),
    ...[0, 1, 2, 3].map((index) => [TOTALS.length + 2 + index, '']),
  ]);
});

test('what has a code or a unit is no total, whatever its texts say', async () => {
  const head = ['项目编码', '项目名称', '项目特征描述', '计量单位', '工程量', '综合单价', '合价'];
  const texts = [...TOTALS, ...NO_TOTAL];
  const bill = sheet(
    '分部分项',
    head,
    ...texts.map((text) => ['010103002001', '余方弃置', text, 'm³', '2', '3', '6']),
  );
  expect(await lines(bill)).toEqual(texts.map((_, index) => [index + 2, '']));
  const resources = sheet(
    '人材机汇总表',
    ['名称', '规格型号', '单位', '数量', '单价'],
    ['小计', '', '项', '1', '2'],
    ['小计', '', '', '', '2'],
  );
  expect(await lines(resources)).toEqual([
    [2, ''],
    [3, '合计或小计行，不作为一行导入'],
  ]);
});

test('totals of a bill are no unit prices, and a code makes a row one', async () => {
  const head = ['项目编码', '项目名称', '项目特征描述', '计量单位', '工程量', '综合单价', '合价'];
  const { totals, refused } = await prepareBill(db.pool, {
    bytes: csv(
      head,
      ...TOTALS.map((name) => ['', name, '', '', '', '', '6']),
      ...NO_TOTAL.map((text) => ['010103002001', '余方弃置', text, 'm³', '2', '3', '6']),
      ['', '小计', '', 'm³', '2', '3', '6'],
    ),
    project: 'p1',
    fileName: 'bill.csv',
    now,
    areas: UNIT_PRICE_AREAS,
  });
  expect(totals).toEqual(LINES);
  expect(refused.map(({ row }) => row.line)).toEqual([11, 12, 13, 14]);
});

test('totals of a list of projects are no projects', async () => {
  const head = [
    '项目名称',
    '工程类型',
    '地区',
    '建筑面积',
    '单方造价',
    '价格期',
    '计价阶段',
    '结构类型',
    '层数',
    '税口径',
  ];
  const { totals, refused, accepted } = await prepareImport(db.pool, {
    bytes: csv(
      head,
      ...[...TOTALS, ...NO_TOTAL].map((name) => [name, '', '', '10000', '3000', '', '', '', '', '']),
    ),
    fileName: 'house.csv',
    now,
  });
  expect([totals, accepted]).toEqual([LINES, []]);
  expect(refused.map(({ row }) => row.line)).toEqual([11, 12, 13]);
});
