import { calculateCall } from '#features/ai-chat/contract';
import { readBasis } from '#features/ai-chat/server/figures/basis-table';
import { aiChatServer } from '#features/ai-chat/server/index';
import type { Identity } from '#infra/server/http/identity';
import { createRebaser } from '#src/costing/rebaser';
import { aMember, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';
import { blocksOf, textOf } from './blocks-of';

const db = testDatabase({ prepared: regions });
const HUBEI = 18;
const GUANGDONG = 20;
let identity: Identity;
const ask = asker(() => aiChatServer({ pool: db.pool, now: () => new Date('2026-11-21T02:00:00Z') }).routes);
const answer = (question: string, basis?: string) =>
  ask(calculateCall, { identity, body: { question, ...(basis && { basis }) } });

const MOVES = [
  ['2023-06', 104.2],
  ['2025-09', 100.9],
] as const;
beforeAll(async () => {
  identity = await aMember(db.pool, 'inner');
  await db.pool.query('update account set is_internal = true');
  await db.pool.query(
    `insert into index_series (id, name, category, item, area_id, frequency, base_period, unit, method, publisher, source)
     values ('c1', '全国综合造价指数', '综合', null, 1, 'month', '2020-01-01', '点', '', '', 'sample')`,
  );
  for (const [period, value] of MOVES)
    await db.pool.query(
      `insert into index_point (series_id, period, value, status) values ('c1', to_date($1, 'YYYY-MM'), $2, 'firm')`,
      [period, value],
    );
  await db.pool.query(
    `insert into place_factor (area_id, factor, source, provenance) values (${HUBEI}, 0.97, 'sample', '{}'), (${GUANGDONG}, 1.08, 'sample', '{}')`,
  );
});

test('a cost goes to another month and place in decimals, with the formula', async () => {
  const question = '2980元/㎡ 湖北 2023-06 → 广东 2025-09';
  const { section, blocks } = await answer(question);
  expect(section).toBe('calculation');
  const rebased = createRebaser(await readBasis(db.pool), { period: '2025-09', areaId: String(GUANGDONG) })({
    value: 2980,
    priceDate: '2023-06',
    areaId: String(HUBEI),
    cityId: undefined,
    building: undefined,
  });
  expect(rebased).toMatchObject({ kind: 'rebased', value: 3212.86 });
  expect(textOf(blocks)).toBe('湖北 2023-06 的 2,980.00 元/㎡ 折算到 广东 2025-09 为 3,212.86 元/㎡。');
  expect(blocksOf(blocks, 'working')[0]?.lines).toEqual([
    '折算值 = 原值 × 目标期指数 ÷ 原期指数 × 目标地区系数 ÷ 原地区系数',
    '= 2,980.00 × 100.90 ÷ 104.20 × 1.08 ÷ 0.97 = 3,212.86 元/㎡',
  ]);
  expect(textOf((await answer('2980元/㎡ 武汉 2023-06 换算到广东 2025-09')).blocks)).toContain('3,212.86');
});

test('without a second place the place stays', async () => {
  const { blocks } = await answer('湖北 2980 元/㎡ 从 2023-06 折算到 2025-09');
  expect(textOf(blocks)).toContain('折算到 2025-09 为 2,885.62 元/㎡');
  expect(blocksOf(blocks, 'working')[0]?.lines).toEqual([
    '折算值 = 原值 × 目标期指数 ÷ 原期指数',
    '= 2,980.00 × 100.90 ÷ 104.20 = 2,885.62 元/㎡',
  ]);
});

test('where a month has no index nothing is guessed', async () => {
  const { blocks } = await answer('湖北 2980 元/㎡ 从 2023-06 折算到 2025-12');
  expect(textOf(blocks)).toContain('不能折算');
  expect(blocksOf(blocks, 'figures')).toEqual([]);
  expect(blocksOf((await answer('2980 元/㎡ 折算一下')).blocks, 'choices')[0]?.text).toContain(
    '请写出原价格期',
  );
});

test('a cost that goes nowhere by itself goes where the page is read', async () => {
  expect(textOf((await answer('湖北 2023-06 的 2980 元/㎡ 折算一下', '2025-09_20')).blocks)).toBe(
    '湖北 2023-06 的 2,980.00 元/㎡ 折算到 广东 2025-09 为 3,212.86 元/㎡。',
  );
  expect(textOf((await answer('湖北 2023-06 的 2980 元/㎡ 折算一下', '2025-09')).blocks)).toContain(
    '折算到 2025-09 为 2,885.62 元/㎡',
  );
});

test('a month or a place that the question goes to goes before those of the page', async () => {
  expect(textOf((await answer('湖北 2980 元/㎡ 从 2023-06 折算到 2025-09', '2023-06_20')).blocks)).toBe(
    '2023-06 的 2,980.00 元/㎡ 折算到 2025-09 为 2,885.62 元/㎡。',
  );
});

test('two places alone are compared by their factors too', async () => {
  const { section, blocks } = await answer('广东比湖北贵多少');
  expect(section).toBe('project');
  expect(textOf(blocks)).toContain('按地区系数，广东 1.08、湖北 0.97：广东比湖北高 11.34%。');
});
