import { basisTable } from '#features/basis/server/store';
import { unitPriceInfoCall } from '#features/unit-prices/contract-detail';
import { distributionCall } from '#features/unit-prices/contract-market';
import { describeUnitPrices } from '#features/unit-prices/server/describe-unit-prices';
import { compositionsOf } from '#features/unit-prices/server/detail/compositions';
import { readRecord } from '#features/unit-prices/server/detail/record';
import { unitPricesServer, priceInBasis } from '#features/unit-prices/server/index';
import { refreshStatistics } from '#features/unit-prices/server/statistics/refresh-statistics';
import { costOf, quotedIn } from '#features/unit-prices/ui/cost-of';
import { UNIT_PRICE_AREAS } from '#features/regions/server/index';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { Parameters } from '#infra/server/postgres/parameters';
import { readBasis } from '#src/costing/basis';
import { createRebaser } from '#src/costing/rebaser';
import { readWords } from '#src/tables/read-cell';
import { citationOf } from '#src/ui/figure-card/cost';
import { ledTo } from '#src/ui/figure-card/working-of';
import { asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';
import { openMade, REBAR, type Made } from '../made-prices';

const database = testDatabase({ prepared: regions });
let made: Awaited<ReturnType<typeof openMade>>;
beforeAll(async () => {
  made = await openMade(database.pool);
});
afterEach(async () => {
  await database.pool.query('delete from unit_price');
  await refresh();
});

const refresh = () => inTransaction(database.pool, (client) => refreshStatistics(client, 'all'));
const ask = asker(() => unitPricesServer({ pool: database.pool, areas: UNIT_PRICE_AREAS }).routes);

/** So many composed records of an item from this number on. */
const composed = (from: number, count: number, item: Partial<Made> = {}) =>
  Array.from({ length: count }, (_, at) => made.recordOf(from + at, { ...REBAR, ...item }));
const whole = (id: number, item: Partial<Made> = {}) =>
  made.recordOf(id, { ...REBAR, ...item, isWhole: true });

interface Stamped {
  readonly shares: readonly number[] | null;
  readonly lacks: boolean;
  readonly travels: number;
  readonly series: string | null;
  readonly value: number;
  /** Of the version of the row. */
  readonly version: string;
}
const stampOf = async (id: number): Promise<Stamped> => {
  const { rows } = await database.pool.query<Stamped>(
    `select usual_shares as shares, lacks_shares as lacks, travelling as travels, travelling_series as series,
       by_components as value, xmin::text as version from unit_price where id = $1`,
    [id],
  );
  return rows[0]!;
};
const infoOf = (id: number, basis = '') =>
  ask(unitPriceInfoCall, { query: { id: String(id), ...(basis && { basis }) } });

test('four records are too few, and nothing is known; the fifth makes the shares usual', async () => {
  await made.save([...composed(1, 4), whole(900)]);
  expect(await stampOf(900)).toMatchObject({ shares: null, lacks: true, travels: 0 });
  const alone = (await infoOf(900, '2025-01_1_parts')).row;
  expect(alone.usualShares).toBeUndefined();
  expect(alone.statistics).toMatchObject({
    bands: { kind: 'cases', n: 0 },
    widened: '没有价格组成：钢材、电缆等不随综合指数涨落，不作比较',
  });
  await made.save(composed(5, 1));
  expect(await stampOf(900)).toMatchObject({
    shares: [11, 80, 1, 8],
    lacks: false,
    travels: 0.8,
    series: '材料/钢材',
  });
  expect((await stampOf(900)).value).toBeCloseTo((await stampOf(1)).value, 9);
  expect((await infoOf(900)).row).toMatchObject({
    amounts: null,
    usualShares: {
      labour: 11,
      materials: 80,
      machinery: 1,
      other: 8,
      words: '未提供组成，按同清单项 5 条记录的常见构成折算（人工 11%、材料 80%、机械 1%、其余 8%）',
    },
  });
  expect((await infoOf(1)).row.usualShares).toBeUndefined();
});

test('an item with too few takes the shares of its section, of no other section and of no other edition', async () => {
  const netting = { code: '010515002', name: '钢筋网片' } as const;
  await made.save([
    ...composed(1, 5),
    made.recordOf(6, { ...netting, amounts: [1_800, 3_900, 60, 240] }),
    whole(900, netting),
    whole(901, { code: '010516003', name: '机械连接' }),
    whole(902, { edition: 'GB/T50500-2024' }),
    whole(903, { code: '010502001', name: '矩形柱' }),
    whole(904, { code: 'GJ01', name: '钢筋' }),
  ]);
  // Five of 11, 80, 1, 8 and one of 30, 65, 1, 4: 85, 465, 6 and 44 of six.
  expect(await stampOf(900)).toMatchObject({ shares: [14.2, 77.5, 1, 7.3], lacks: false });
  expect((await infoOf(900)).row.usualShares?.words).toContain('按 010515 各清单项 6 条记录');
  expect(await stampOf(901)).toMatchObject({ shares: null, lacks: true });
  expect(await stampOf(902)).toMatchObject({ shares: null, lacks: true });
  // What does not travel moves as a whole by the composite index, and is compared.
  expect(await stampOf(903)).toMatchObject({ shares: null, lacks: false });
  expect((await stampOf(903)).value).toBeCloseTo((6_000 * 100) / 107 / 1.08, 9);
  expect(await stampOf(904)).toMatchObject({ shares: null, lacks: false });
  // Its own come first, as soon as they are enough.
  await made.save(composed(7, 4, { ...netting, amounts: [1_800, 3_900, 60, 240] }));
  expect(await stampOf(900)).toMatchObject({ shares: [30, 65, 1, 4] });
  expect((await infoOf(900)).row.usualShares).toEqual({
    labour: 30,
    materials: 65,
    machinery: 1,
    other: 4,
    words: '未提供组成，按同清单项 5 条记录的常见构成折算（人工 30%、材料 65%、机械 1%、其余 4%）',
  });
});

test("a house's own code has usual shares of its own, and what is composed of nothing tells none", async () => {
  const own = { code: 'GJ01', name: '钢筋' } as const;
  await made.save([
    ...Array.from({ length: 5 }, (_, at) => made.recordOf(1 + at, { ...own, amounts: [20, 60, 0, 20] })),
    made.recordOf(6, { ...own, amounts: [0, 0, 0, 0] }),
    made.recordOf(7, { ...own, amounts: [-10, 90, 0, 20] }),
    whole(900, own),
  ]);
  expect(await stampOf(900)).toMatchObject({ shares: [20, 60, 0, 20], travels: 0 });
  expect((await infoOf(900)).row.usualShares?.words).toContain(
    '5 条记录的常见构成折算（人工 20%、材料 60%、其余 20%）',
  );
});

test('records are stamped again only when shares are others, whatever is stored and however often it is settled', async () => {
  await made.save([...composed(1, 5), whole(900), whole(901, { code: '010515002', name: '钢筋网片' })]);
  const before = await stampOf(900);
  await refresh();
  await made.save(composed(6, 1));
  expect(await stampOf(900)).toEqual(before);
  expect((await infoOf(900)).row.usualShares?.words).toContain('按同清单项 6 条记录');
  await made.save([made.recordOf(7, { ...REBAR, amounts: [1_800, 3_900, 60, 240] })]);
  const after = await stampOf(900);
  expect(after.shares).toEqual([13.7, 77.9, 1, 7.4]);
  // A section's items follow, and so does what is kept of their groups.
  expect((await stampOf(901)).shares).toEqual(after.shares);
  const { rows } = await database.pool.query<{ p50: number }>(
    `select l.p50 from unit_price_level l join bill_text t using (group_id) join unit_price u on u.text_id = t.id
     where u.id = 901 and l.area_id = 1 and l.months = 36`,
  );
  expect(rows.map(({ p50 }) => p50)).toEqual([(await stampOf(901)).value]);
  await database.pool.query('delete from unit_price where id < 900');
  await refresh();
  expect(await stampOf(900)).toMatchObject({ shares: null, lacks: true });
  // In whatever order they come, the same shares come of the same records.
  await made.save([made.recordOf(7, { ...REBAR, amounts: [1_800, 3_900, 60, 240] })]);
  await made.save(composed(1, 6));
  expect((await stampOf(900)).shares).toEqual(after.shares);
});

test('it is compared with its like, at the figure its page shows, and the reference says in what shares', async () => {
  await made.save([...composed(1, 12), whole(900)]);
  for (const basis of ['', '2025-01', '2025-01_1_parts', '2024-06_2_in']) {
    const { row } = await infoOf(900, basis);
    const told = await ask(distributionCall, { query: { id: '900', ...(basis && { basis }) } });
    expect(told.statistics).toEqual(row.statistics);
    expect(told).toMatchObject({ rank: 100, deviation: 0, statistics: { bands: { n: 13 } } });
    expect(row.statistics.reference).toContain(' · 本价按常见构成 · 材料不乘地区系数 · ');
    const reading = createRebaser(
      await basisTable(database.pool),
      readBasis(basis),
    )(quotedIn(row, row.unitPrice));
    const shown = reading.kind === 'rebased' ? reading.value : row.unitPrice;
    expect(row.statistics.bands).toMatchObject({ p50: shown });
  }
  expect((await infoOf(1)).row.statistics.reference).not.toContain('常见构成');
});

test('headline, list, caption, file, citation and favourites agree, and say whose shares they are', async () => {
  await made.save([...composed(1, 5), whole(900)]);
  const info = await infoOf(900);
  const SAID = '未提供组成，按同清单项 5 条记录的常见构成折算（人工 11%、材料 80%、机械 1%、其余 8%）';
  const own = await infoOf(1);
  const table = await basisTable(database.pool);
  const [favourite] = await describeUnitPrices(database.pool)(['900']);
  for (const [text, value, isSaid] of [
    ['2025-01_1_parts', 4_490.4, true],
    ['2025-01_1', 5_524.4, true],
    // By one index alone no share matters.
    ['2025-01', 5_607.48, false],
    ['', 6_000, false],
  ] as const) {
    const rebase = createRebaser(table, readBasis(text));
    const cost = costOf(info, '综合单价', info.row.unitPrice, { unit: '元/t' });
    const reading = rebase(cost.quoted);
    const steps = reading.kind === 'rebased' ? reading.steps : [];
    expect(reading.kind === 'rebased' ? reading.value : info.row.unitPrice).toBe(value);
    // What is composed of the same moves alike.
    expect(rebase(costOf(own, '综合单价', own.row.unitPrice).quoted)).toMatchObject({
      ...(reading.kind === 'rebased' && { value }),
    });
    const sql = await priceInBasis(database.pool, readBasis(text));
    const parameters = new Parameters();
    const { rows } = await database.pool.query<{ price: number }>(
      `select round((${sql?.(parameters) ?? 'u.pretax'})::numeric, 2)::float8 as price from unit_price u where u.id = 900`,
      parameters.values,
    );
    expect(rows).toEqual([{ price: value }]);
    for (const words of [
      ledTo(cost.quoted, info.row.areaName, steps),
      readWords(rebase, '口径', cost.quoted),
      citationOf(cost, reading),
      ledTo({ ...favourite!.figure!.madeUnder!, value: 6_000 }, '广东', steps),
    ])
      expect(words.includes(SAID)).toBe(isSaid);
  }
});

test('nothing is made up: the record still has no composition', async () => {
  await made.save([...composed(1, 5), whole(900)]);
  const { parts, rates } = compositionsOf(await readRecord(database.pool, '900'));
  expect(rates).toBeNull();
  expect(new Set(parts.flatMap(({ amount, share }) => [amount, share]))).toEqual(new Set(['--']));
  expect((await infoOf(900)).row).toMatchObject({ amounts: null, hasComposition: false });
});
