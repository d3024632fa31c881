import { calculateCall } from '#features/ai-chat/contract';
import type { Block } from '#features/ai-chat/contract-blocks';
import { aiChatServer } from '#features/ai-chat/server/index';
import { loadSampleFactors } from '#features/basis/samples/index';
import { basisTable } from '#features/basis/server/store';
import { loadSampleIndexes } from '#features/cost-indexes/samples/index';
import { describeProjects } from '#features/projects/server/describe-projects';
import { loadSampleProjects } from '#features/projects/samples/index';
import { UNIT_PRICE_AREAS } from '#features/regions/server/index';
import { describeUnitPrices } from '#features/unit-prices/server/describe-unit-prices';
import { searchServer } from '#features/search/server/index';
import { loadSampleUnitPrices } from '#features/unit-prices/samples/index';
import { priceInBasis } from '#features/unit-prices/server/index';
import { loadSampleWater } from '#features/water-renewal/samples/index';
import { workValues } from '#features/water-renewal/server/index';
import type { Identity } from '#infra/server/http/identity';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { REGION_FACTORS } from '#infra/server/sample/region-factors';
import type { DescribedRecord } from '#infra/server/server-slice';
import { readBasis } from '#src/costing/basis';
import { roundTo } from '#src/costing/money';
import { quantile } from '#src/costing/quantile';
import { createRebaser, type BasisTable } from '#src/costing/rebaser';
import { settleSections } from '#src/server/sections';
import { aMember, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';
import { blocksOf, textOf } from './blocks-of';

const db = testDatabase({ prepared: regions });
let identity: Identity;
let table: BasisTable;
let search: ReturnType<typeof searchServer>;
const ask = asker(
  () =>
    aiChatServer({
      pool: db.pool,
      findPriced: search.findPriced,
      priceIn: (basis) => priceInBasis(db.pool, basis),
      findWorks: (query) => workValues(db.pool, query),
    }).routes,
);

/** Every kind of sample is made. */
const MAKING_MS = 120_000;
beforeAll(async () => {
  await loadSampleIndexes(db.pool);
  await loadSampleFactors(db.pool, REGION_FACTORS);
  await loadSampleProjects(db.pool, 400);
  await loadSampleUnitPrices(db.pool, 4_000, { areas: UNIT_PRICE_AREAS });
  await inTransaction(db.pool, (client) => loadSampleWater(client, '2025-09'));
  await settleSections(db.pool);
  search = searchServer({ pool: db.pool });
  table = await basisTable(db.pool);
  identity = await aMember(db.pool, 'inner');
  await db.pool.query('update account set is_internal = true');
}, MAKING_MS);
afterAll(() => search.close?.());
beforeEach(() => db.pool.query('truncate budget'));

const answer = async (question: string, basis?: string) =>
  (await ask(calculateCall, { identity, body: { question, ...(basis && { basis }) } })).blocks;
const cautionsOf = (blocks: readonly Block[]) =>
  blocksOf(blocks, 'caution')
    .map(({ text }) => text)
    .join('');
const middleOf = (blocks: readonly Block[]) =>
  blocksOf(blocks, 'figures')[0]?.rows.find(({ label }) => label === '中位数')?.value;

/** As the pages of the records show them. */
const readAsPages = (records: readonly DescribedRecord[], basis: string): readonly number[] => {
  const rebase = createRebaser(table, readBasis(basis));
  return records.flatMap(({ figure }) => {
    if (!figure?.madeUnder) return [];
    const reading = rebase({ ...figure.madeUnder, value: figure.value });
    if (reading.kind === 'impossible') return [];
    return [reading.kind === 'rebased' ? reading.value : figure.value];
  });
};
const idsOf = async (sql: string, values: readonly unknown[]): Promise<string[]> =>
  (await db.pool.query<{ id: string }>(sql, [...values])).rows.map(({ id }) => id);

const OFFICES = '办公楼单方造价';
test.each([
  ['2024-06', '2024-06 · 除税'],
  ['18', '湖北 · 除税'],
  ['2024-06_18_in', '2024-06 · 湖北 · 含税'],
  ['2024-06_18_kind', '2024-06 · 湖北 · 除税 · 按工程类型指数'],
])('a unit cost in the basis %s is that of the pages, and says %s', async (basis, words) => {
  const blocks = await answer(OFFICES, basis);
  const offices = await describeProjects(db.pool)(
    await idsOf(`select id from project where type = 'office.office'`, []),
  );
  const costs = readAsPages(offices, basis);
  expect(costs.length).toBeGreaterThan(10);
  expect(middleOf(blocks)).toBeCloseTo(quantile(costs, 0.5), 1);
  expect(blocksOf(blocks, 'figures')[0]?.caption).toBe(`全国 · 办公建筑 · 单方造价（${words}）`);
  expect(textOf(blocks)).toContain(`${costs.length} 个样本的单方造价（${words}）中位数为`);
  const [cited] = blocksOf(blocks, 'citations')[0]?.items ?? [];
  expect(cited?.title).toContain(`折算到 ${words}`);
  expect(new URLSearchParams(cited?.link.split('?')[1]).get('basis')).toBe(basis);
});

test('without a basis, and in the usual one, an answer is what it was', async () => {
  const blocks = await answer(OFFICES);
  expect(blocksOf(blocks, 'figures')[0]?.caption).toBe('全国 · 办公建筑 · 单方造价');
  expect(cautionsOf(blocks)).toContain('问题没有说明税口径，按除税计算。');
  expect(middleOf(blocks)).not.toBe(middleOf(await answer(OFFICES, '2024-06_18')));
});

test('a tax basis alone leaves the month that costs are carried to', async () => {
  const [untaxed, taxed] = [await answer(OFFICES), await answer(OFFICES, 'in')];
  expect(blocksOf(taxed, 'figures')[0]?.caption).toBe('全国 · 办公建筑 · 单方造价（含税）');
  expect((middleOf(taxed) ?? 0) / (middleOf(untaxed) ?? 0)).toBeCloseTo(1.09, 2);
  expect(cautionsOf(taxed)).not.toContain('没有说明税口径');
  expect(cautionsOf(taxed)).not.toContain('除税口径相同');
});

test('month, place and tax basis of the question go before those of the page', async () => {
  const blocks = await answer('湖北高层住宅含税单方造价', '2024-06_20');
  expect(blocksOf(blocks, 'figures')[0]?.caption).toBe('湖北 · 高层住宅 · 单方造价（2024-06 · 含税）');
  const own = await answer('高层住宅2025-03单方造价', '2024-06_20');
  expect(blocksOf(own, 'figures')[0]?.caption).toBe('全国 · 高层住宅 · 单方造价（2025-03 · 广东 · 除税）');
});

test('an own cost stands among records in the basis of the page', async () => {
  const blocks = await answer('高层住宅 3000 元/㎡ 偏高吗', '2024-06_18_in');
  expect(textOf(blocks)).toContain('（2024-06 · 湖北 · 含税）中位数为');
});

test('a month without an index leaves costs as they are, and says so', async () => {
  const blocks = await answer(OFFICES, '2039-06');
  expect(blocksOf(blocks, 'figures')[0]?.caption).toBe('全国 · 办公建筑 · 单方造价（除税）');
  expect(textOf(blocks)).toContain('（除税，未折算）');
  expect(cautionsOf(blocks)).toContain('没有折算到 2039-06 · 除税 的指数或地区系数');
});

test.each(['2024-06', '18_in', '2024-06_18', '2024-06_18_in_parts'])(
  'prices of a bill item in the basis %s are those of the pages',
  async (basis) => {
    const blocks = await answer('有梁板多少钱', basis);
    const [figures] = blocksOf(blocks, 'figures');
    const cited = blocksOf(blocks, 'citations')[0]?.items[0];
    const link = new URLSearchParams(cited?.link.split('?')[1]);
    const ids = await idsOf(
      `select ref as id from search_entry
       where kind = $1 and title = $2 and to_char(period, 'YYYY-MM') between $3 and $4`,
      [link.get('group'), link.get('item'), link.get('from'), link.get('to')],
    );
    const prices = readAsPages(await describeUnitPrices(db.pool)(ids), basis);
    expect(figures?.rows[0]?.value).toBeCloseTo(roundTo(quantile(prices, 0.5), 2), 1);
    expect([prices.length, link.get('basis'), link.get('taxBasis')]).toEqual([cited?.n ?? 1, basis, null]);
    expect(cited?.title).toMatch(/，折算到 .*税/);
  },
);

test('works are read in the basis, and say so', async () => {
  const [own, read] = [await answer('清淤一方多少钱'), await answer('清淤一方多少钱', '2024-06_20_in')];
  expect(blocksOf(own, 'figures')[0]?.caption).not.toContain('2024-06');
  expect(blocksOf(read, 'figures')[0]?.caption).toContain('（2024-06 · 广东 · 含税）');
  expect(textOf(read)).toContain('中位数（2024-06 · 广东 · 含税）为');
  expect(middleOf(read)).not.toBe(middleOf(own));
});

describe('a dam that is repaired is not counted with one that is built', () => {
  const MEDIAN = `
    select percentile_cont(0.5) within group (
      order by value / case tax_basis when '含税' then 1 + tax_rate else 1 end) as median, count(*)::int as n
    from water_record where kind = '水库' and nature = $1 and unit_basis = $2
      and (stage in ('投资估算', '设计概算')) = $3 and to_char(price_date, 'YYYY-MM') between $4 and $5`;
  test.each([
    ['水库造价多少', ['新建', '除险加固']],
    ['水库除险加固造价多少', ['除险加固']],
  ])('%s', async (question, natures) => {
    const blocks = await answer(question);
    const [citations] = blocksOf(blocks, 'citations');
    const told = new Set<string>();
    for (const { caption, rows } of blocksOf(blocks, 'figures')) {
      const [, unit, stages, nature = ''] = /（(.+?)，(.+?)，(.+?)）/.exec(caption) ?? [];
      const middle = rows.find(({ label }) => label === '中位数');
      const cited = citations?.items.find(({ no }) => no === middle?.cite);
      const link = new URLSearchParams(cited?.link.split('?')[1]);
      const { rows: known } = await db.pool.query<{ median: number; n: number }>(MEDIAN, [
        nature,
        unit,
        stages === '估算、概算',
        link.get('priceFrom'),
        link.get('priceTo'),
      ]);
      expect(cited?.n).toBe(known[0]?.n);
      expect(middle?.value).toBeCloseTo(known[0]?.median ?? 0, 1);
      told.add(nature);
    }
    expect([...told].sort()).toEqual([...natures].sort());
  });
});

test('what no basis moves says so', async () => {
  expect(cautionsOf(await answer('全国综合造价指数', '2024-06_18'))).toContain('不随页面口径折算');
  expect(cautionsOf(await answer('全国综合造价指数', 'in'))).not.toContain('不随页面口径折算');
});
