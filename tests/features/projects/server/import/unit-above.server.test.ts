import writeExcelFile from 'write-excel-file/node';
import { describe as wordsOf, prepareImport } from '#features/projects/server/files';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const database = testDatabase({ prepared: regions });
type Row = readonly (string | number | null)[];

const totalsOf = async (rows: readonly Row[], assume: readonly (readonly [string, string])[] = []) => {
  const data = rows.map((cells) => cells.map((value) => (value === null ? null : { value })));
  const { accepted, refused } = await prepareImport(database.pool, {
    bytes: await writeExcelFile(data).toBuffer(),
    fileName: 'house.xlsx',
    now: '2025-09-15T02:00:00.000Z',
    choices: { map: new Map(), assume: new Map(assume) },
  });
  return {
    totals: accepted.map(({ project }) => project.total),
    assumed: accepted.flatMap(({ project }) =>
      (project.overview.assumptions ?? []).map(({ term, words }) => `${term} ${words}`),
    ),
    reasons: refused.flatMap(({ reasons }) => reasons),
  };
};

const HEAD: Row = [
  '项目名称',
  '地区',
  '业态',
  '结构',
  '建筑面积',
  '层数',
  '阶段',
  '价格期',
  '税口径',
  '总造价',
];
const ROW: Row = [
  '溪畔1#楼',
  '浙江杭州',
  '高层住宅',
  '剪力墙',
  18_000,
  '26/1',
  '招标控制价',
  '2024-06',
  '含税',
  4_860,
];
const at = (index: number, words: string): Row => HEAD.map((_, each) => (each === index ? words : null));

test.each([
  ['over the amounts', [at(9, '单位：万元')]],
  ['beside the firm', [['指标表'], ['编制单位：某某院', ...at(8, '金额单位：万元')]]],
  ['left of the amounts', [at(0, '单位：万元')]],
  ['at the end of the title', [['工程造价指标表  单位：万元']]],
  ['in brackets, lines above', [['工程造价指标表（单位：万元、㎡）'], ['二〇二四年']]],
])('a unit that stands %s is that of the amounts', async (_, titles) => {
  expect(await totalsOf([...titles, HEAD, ROW])).toMatchObject({
    totals: [48_600_000],
    reasons: [],
  });
});

test('it is that of the amounts under a header of two lines', async () => {
  const rows: readonly Row[] = [
    ['滨江设计院工程造价指标汇总表'],
    ['编制单位：滨江设计院', ...Array<null>(10).fill(null), '单位：万元'],
    [
      '序号',
      '子项名称',
      '项目所在地',
      '业态',
      '结构',
      '建筑面积（㎡）',
      null,
      null,
      '层数',
      null,
      '阶段',
      '价格期',
      '总造价',
    ],
    [null, null, null, null, null, '合计', '其中:地上', '其中:地下', '地上', '地下', null, null, '不含税'],
    [
      1,
      '江畔5号楼',
      '浙江省杭州市',
      '高层住宅',
      '剪力墙',
      18_000,
      16_500,
      1_500,
      26,
      1,
      '招标控制价',
      '2024-06',
      4_860,
    ],
  ];
  expect(await totalsOf(rows)).toMatchObject({ totals: [52_974_000], reasons: [] });
});

test('a header’s own unit and one in the cell count before it', async () => {
  const head = [...HEAD.slice(0, -1), '总造价（元）'];
  expect((await totalsOf([['单位：万元'], head, [...ROW.slice(0, -1), 48_600_000]])).totals).toEqual([
    48_600_000,
  ]);
  expect((await totalsOf([['单位：万元'], HEAD, [...ROW.slice(0, -1), '48600000元']])).totals).toEqual([
    48_600_000,
  ]);
});

test('where none stands anywhere it is said how to give one, and one that is given is told', async () => {
  expect((await totalsOf([HEAD, ROW])).reasons).toContain('总造价以万元计的，请把“金额单位”假定为“万元”');
  const given = await totalsOf([HEAD, ROW], [['金额单位', '万元']]);
  expect(given).toMatchObject({ totals: [48_600_000], reasons: [] });
  expect(given.assumed).toContain('金额单位 万元');
  const named = await totalsOf([['单位：万元'], HEAD, ROW], [['金额单位', '元']]);
  expect(named).toMatchObject({ totals: [48_600_000] });
  expect(named.assumed).not.toContain('金额单位 元');
});

test('titles between the projects are no records and no mistakes; without the like of them none is checked', async () => {
  const named = (name: string): Row => [name, ...HEAD.slice(1).map(() => null)];
  const rows = [
    HEAD,
    named('一 住宅类'),
    ROW,
    named('二 公建类'),
    ['溪畔2#楼', '浙江杭州', ...ROW.slice(2, 4)],
  ];
  const data = [['单位：万元'], ...rows].map((cells) =>
    cells.map((value) => (value === null || value === undefined ? null : { value })),
  );
  const understood = await prepareImport(database.pool, {
    bytes: await writeExcelFile(data).toBuffer(),
    fileName: 'house.xlsx',
    now: '2025-09-15T02:00:00.000Z',
  });
  expect(understood).toMatchObject({ titles: [3, 5], accepted: [{ row: { line: 4 } }] });
  expect(understood.refused.map(({ row }) => row.line)).toEqual([6]);
  expect(wordsOf('house.xlsx', understood)).toContain('分部标题等没有数据的行：2 行，不导入');
  expect(wordsOf('house.xlsx', understood)).toContain('没有核对高低：1 行（第 4 行）');
  expect(understood.accepted[0]?.project.provenance.note).toContain('库中没有足够的同类可比');
});
