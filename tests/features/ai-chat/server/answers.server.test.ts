import { calculateCall } from '#features/ai-chat/contract';
import type { Block } from '#features/ai-chat/contract-blocks';
import { aiChatServer } from '#features/ai-chat/server/index';
import { readHome } from '#features/home/server/index';
import type { Identity } from '#infra/server/http/identity';
import { aMember, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';
import { blocksOf, textOf } from './blocks-of';

const db = testDatabase({ prepared: regions });
const HUBEI = 18;
const GUANGDONG = 20;
let identity: Identity;
let count = 0;
/** Those who find records and lessons stand first, as in the server, and find nothing. */
const ask = asker(
  () =>
    aiChatServer({
      pool: db.pool,
      findPriced: () => Promise.resolve(undefined),
      findWages: () => Promise.resolve([]),
      defineTerm: () => undefined,
      now: () => new Date('2026-11-21T02:00:00Z'),
    }).routes,
);

interface Some {
  readonly areaId: number;
  readonly type: string;
  readonly costs: readonly number[];
  readonly rebar?: number;
  readonly priceDate?: string;
}
/** Projects of 1,000 ㎡ at these costs, 元/㎡ 除税; 9 % tax on top. */
const build = async ({ areaId, type, costs, rebar, priceDate = '2025-03' }: Some): Promise<void> => {
  for (const cost of costs) {
    const id = `p${(count += 1)}`;
    await db.pool.query(
      `insert into project (id, name, area_id, type, structure, area, area_above, area_below, floors_above, floors_below,
         stage, price_date, tax_basis, tax_rate, unit_cost, pretax, tax, total, grade, completeness, source, provenance,
         overview, has_detail)
       values ($1, '工程' || $1, $2, $3, '剪力墙结构', 1000, 1000, 0, 18, 0, '招标控制价', $4, '除税', 0.09, $5,
         $5::numeric * 1000, round($5::numeric * 90, 2), $5::numeric * 1000 + round($5::numeric * 90, 2),
         'A', 90, 'sample', '{}', '{}', true)`,
      [id, areaId, type, `${priceDate}-01`, cost],
    );
    if (rebar !== undefined)
      await db.pool.query(
        `insert into project_content (project_id, seq, name, unit, above) values ($1, 1, '钢筋', 'kg/㎡', $2)`,
        [id, rebar],
      );
  }
};

const points: readonly (readonly [string, number, string])[] = [
  ['2023-06', 104.2, 'firm'],
  ['2024-10', 102, 'firm'],
  ['2025-08', 101, 'firm'],
  ['2025-09', 100.9, 'provisional'],
];
beforeAll(async () => {
  identity = await aMember(db.pool, 'inner');
  await db.pool.query('update account set is_internal = true');
  const hundred = Array.from({ length: 11 }, (_, at) => 2_000 + at * 100);
  await build({ areaId: HUBEI, type: 'residential.highrise', costs: hundred, rebar: 50 });
  await build({
    areaId: GUANGDONG,
    type: 'residential.highrise',
    costs: [2_400, 2_500, 2_600, 2_700, 2_800],
  });
  await build({ areaId: HUBEI, type: 'medical.hospital', costs: [4_000, 5_000, 4_200] });
  await build({ areaId: HUBEI, type: 'office.office', costs: [3_000, 3_300] });
  await db.pool.query(
    `insert into index_series (id, name, category, item, area_id, frequency, base_period, unit, method, publisher, source)
     values ('c18', '综合造价指数', '综合', null, 18, 'month', '2020-01-01', '点', '', '', 'sample')`,
  );
  for (const [period, value, status] of points)
    await db.pool.query(
      `insert into index_point (series_id, period, value, status) values ('c18', to_date($1, 'YYYY-MM'), $2, $3)`,
      [period, value, status],
    );
});
beforeEach(() => db.pool.query('truncate budget'));

const answer = (question: string) => ask(calculateCall, { identity, body: { question } });
const valuesOf = (blocks: readonly Block[]) =>
  blocksOf(blocks, 'figures').flatMap(({ rows }) => rows.map(({ label, value }) => [label, value]));

test('[CALL-063] [SHELL-037] a unit cost with its quantiles, every figure cited down to the list it came from', async () => {
  const { section, understood, blocks } = await answer('湖北高层住宅2025年除税单方造价');
  expect([section, understood]).toEqual([
    'project',
    '湖北 · 高层住宅 · 2025-01 至 2025-12 · 除税 · 单方造价',
  ]);
  expect(textOf(blocks)).toBe(
    '湖北 · 高层住宅：11 个样本的单方造价（除税，未折算）中位数为 2,500.00 元/㎡，中间一半在 2,250.00 至 2,750.00 元/㎡ 之间。',
  );
  expect(valuesOf(blocks)).toEqual([
    ['P10', 2_100],
    ['P25', 2_250],
    ['中位数', 2_500],
    ['P75', 2_750],
    ['P90', 2_900],
  ]);
  expect(blocksOf(blocks, 'citations')[0]?.items).toEqual([
    {
      no: 1,
      title: '单项工程单方造价（湖北 · 高层住宅）',
      region: '湖北',
      period: '2025-03',
      taxBasis: '除税',
      n: 11,
      source: '样例',
      link: `/commonproj/index?areaId=${HUBEI}&type=residential.highrise&priceFrom=2025-01&priceTo=2025-12`,
    },
  ]);
});

test('every figure of every answer names a citation that is there', async () => {
  for (const question of [
    '湖北和广东高层住宅单方造价',
    '湖北办公楼单方',
    '湖北综合造价指数',
    '湖北高层住宅 2600 元/㎡ 偏高吗',
  ]) {
    const { blocks } = await answer(question);
    const known = blocksOf(blocks, 'citations').flatMap(({ items }) => items.map(({ no }) => no));
    const named = blocksOf(blocks, 'figures').flatMap(({ rows }) => rows.map(({ cite }) => cite));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((no) => !known.includes(no))).toEqual([]);
  }
});

test('without a tax basis it is reckoned before tax, and says so', async () => {
  const { blocks } = await answer('湖北高层住宅单方造价');
  expect(textOf(blocks)).toContain('单方造价（除税，未折算）中位数为 2,500.00 元/㎡');
  expect(blocksOf(blocks, 'caution').map(({ text }) => text)).toContain('问题没有说明税口径，按除税计算。');
});

test('two regions stand side by side, with the difference and how it was reckoned', async () => {
  const { blocks } = await answer('湖北和广东的高层住宅除税单方造价对比');
  expect(textOf(blocks)).toContain('广东 · 高层住宅的中位数比湖北 · 高层住宅高 4.00%。');
  expect(blocksOf(blocks, 'working')[0]?.lines).toEqual(['(2,600.00 − 2,500.00) ÷ 2,500.00 = 4.00%']);
  expect(blocksOf(blocks, 'caution').map(({ text }) => text)).toContain(
    '广东 · 高层住宅：样本少于 10 个，只给出四分位数，仅供参考。',
  );
});

test('three samples show their range, two only themselves, none nothing; never an average', async () => {
  expect(valuesOf((await answer('湖北医院除税单方造价')).blocks)).toEqual([
    ['最小', 4_000],
    ['中位数', 4_200],
    ['最大', 5_000],
  ]);
  const two = (await answer('湖北办公楼除税单方造价')).blocks;
  expect(textOf(two)).toContain('只有 2 个样本，不足以统计');
  expect(
    valuesOf(two)
      .map(([, value]) => value)
      .sort(),
  ).toEqual([3_000, 3_300]);
  expect(blocksOf(two, 'citations')[0]?.items.map(({ link }) => link)).toEqual([
    expect.stringMatching(/^\/commonproj\/detail\/p\d+$/),
    expect.stringMatching(/^\/commonproj\/detail\/p\d+$/),
  ]);
  const none = (await answer('广东医院单方造价')).blocks;
  expect(textOf(none)).toBe('广东 · 综合医院：没有符合条件的样本，无法给出单方造价。');
  expect([valuesOf(none), blocksOf(none, 'choices')[0]?.options]).toEqual([[], ['全国呢']]);
});

test('costs are carried to the newest month as home has them, and the answer says so', async () => {
  await build({
    areaId: HUBEI,
    type: 'residential.highrise',
    costs: [3_000, 3_100, 3_200, 3_300, 3_400],
    priceDate: '2024-10',
  });
  const { blocks } = await answer('湖北高层住宅除税单方造价');
  const home = (await readHome(db.pool)).tiles.values.find(({ areaId }) => areaId === String(HUBEI));
  expect(home).toMatchObject({ n: 5, median: 3_165.49 });
  expect(textOf(blocks)).toContain('5 个样本的单方造价（除税，折算到 2025-09）中位数为 3,165.49 元/㎡');
  expect(
    blocksOf(blocks, 'caution')
      .map(({ text }) => text)
      .join(),
  ).toContain('按各省综合造价指数折算到 2025-09，与首页的除税口径相同；11 个样本早于指数，没有计入。');
  expect(blocksOf(blocks, 'citations')[0]?.items[0]).toMatchObject({
    title: '单项工程单方造价，折算到 2025-09（湖北 · 高层住宅）',
    period: '2024-10',
    n: 5,
  });
  expect(valuesOf((await answer('湖北高层住宅有多少个样本')).blocks)).toEqual([['湖北 · 高层住宅', 16]]);
  await db.pool.query(`delete from project where price_date = '2024-10-01'`);
});

test('without a type one question comes back, with all types to choose from', async () => {
  const { blocks } = await answer('湖北的单方造价');
  expect(blocks.map(({ kind }) => kind)).toEqual(['choices']);
  expect(blocksOf(blocks, 'choices')[0]?.options).toHaveLength(8);
});

test('a group of types holds all of its types', async () => {
  expect((await answer('湖北住宅除税单方造价')).blocks[0]).toMatchObject({
    text: expect.stringContaining('11 个样本') as string,
  });
});

test('a content in its own unit', async () => {
  const { blocks } = await answer('湖北高层住宅钢筋含量');
  expect(textOf(blocks)).toContain('钢筋含量中位数为 50.0 kg/㎡');
});

test('a content in another unit is no number of these', async () => {
  await db.pool.query(`update project_content set unit = 't/㎡' where project_id = 'p1'`);
  try {
    const { blocks } = await answer('湖北高层住宅钢筋含量');
    expect(blocksOf(blocks, 'citations')[0]?.items[0]?.n).toBe(10);
  } finally {
    await db.pool.query(`update project_content set unit = 'kg/㎡'`);
  }
});

test('an own cost is ranked among the records, with the working', async () => {
  const { blocks } = await answer('湖北高层住宅除税 2600 元/㎡ 偏高吗');
  expect(textOf(blocks)).toContain('2,600.00 元/㎡ 不低于其中 63.6% 的样本，比中位数高 4.00%。');
  expect(blocksOf(blocks, 'working')[0]?.lines[0]).toBe(
    '分位 = 不高于 2,600.00 的样本数 ÷ 样本数 = 7 ÷ 11 = 63.6%',
  );
});

test('an index in its newest month, marked while it is provisional; gaps give no change', async () => {
  const { blocks } = await answer('湖北综合造价指数最近涨了吗');
  expect(textOf(blocks)).toBe('湖北 · 综合造价指数 2025-09 为 100.90 点，环比下跌 0.10%。');
  expect(blocksOf(blocks, 'caution')[0]?.text).toContain('暂定值');
});

test('a move over a period with its working', async () => {
  const { blocks } = await answer('湖北综合造价指数 2023-06 到 2024-12 的走势');
  expect(textOf(blocks)).toContain('从 2023-06 的 104.20 点 到 2024-10 的 102.00 点，下跌 2.11%');
  expect(blocksOf(blocks, 'working')[0]?.lines).toEqual(['涨跌 = (102.00 − 104.20) ÷ 104.20 = −2.11%']);
});

test('a period after the newest month is said to hold nothing, and the newest month is told', async () => {
  const { blocks } = await answer('湖北综合造价指数近三个月怎么变');
  expect(blocksOf(blocks, 'caution').map(({ text }) => text)).toContain(
    '综合造价指数在 2026-09 至 2026-11 没有数据，以此前最近一期作答。',
  );
  expect(textOf(blocks)).toContain('2025-09 为 100.90');
});

test('how many samples there are', async () => {
  expect(valuesOf((await answer('湖北高层住宅有多少个样本')).blocks)).toEqual([['湖北 · 高层住宅', 11]]);
});

test('nothing that is asked becomes SQL', async () => {
  const { blocks } = await answer(`湖北'); drop table project; -- 高层住宅单方造价`);
  expect(textOf(blocks)).toContain('11 个样本');
});
