import { loadSampleFactors } from '#features/basis/samples/index';
import { baseInfoCall, indexResultCall, viewTokenCall } from '#features/cost-indexes/contract';
import { loadSampleIndexes } from '#features/cost-indexes/samples/index';
import { costIndexesServer, FOREIGN, STALE } from '#features/cost-indexes/server/index';
import { NO_SERIES } from '#features/cost-indexes/server/show-index';
import { roundTo } from '#src/costing/money';
import { anIdentity, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const db = testDatabase({ prepared: regions });
let now = 1_700_000_000_000;
const ask = asker(() => costIndexesServer({ pool: db.pool, now: () => now }).routes);
const identity = anIdentity();

beforeAll(async () => {
  await loadSampleIndexes(db.pool);
  await loadSampleFactors(db.pool, { 20: 1.08 });
});

const list = (query: object = {}) => ask(baseInfoCall, { identity, query });
const tokenFor = async (id: string, who = identity) =>
  (await ask(viewTokenCall, { identity: who, query: { id } })).viewToken;
const show = async (id: string, more: object = {}) =>
  ask(indexResultCall, { identity, query: { id, viewToken: await tokenFor(id), ...more } });
const valueOf = async (id: string, period: string) => {
  const { rows } = await db.pool.query<{ value: number }>(
    `select value::float8 as value from index_point where series_id = $1 and period = to_date($2, 'YYYY-MM')`,
    [id, period],
  );
  return rows[0]?.value ?? NaN;
};

describe('the list', () => {
  test('[CALL-142] [DATA-002] shows the nationwide series of every category with their newest value', async () => {
    const { rows, categories, substitutes } = await list();
    expect(categories.map(({ value }) => value)).toEqual(['综合', '单项', '人工', '材料', '机械']);
    expect(new Set(rows.map(({ areaName }) => areaName))).toEqual(new Set(['全国']));
    expect(rows).toHaveLength(17);
    expect(substitutes).toEqual([]);
    const lead = rows[0];
    expect(lead).toMatchObject({
      id: 'composite-1',
      basePeriod: '2020-01',
      period: '2025-09',
      value: 100.9,
      status: 'provisional',
    });
    const before = await valueOf('composite-1', '2025-08');
    const year = await valueOf('composite-1', '2024-09');
    expect(lead?.monthOverMonth).toBe(roundTo((100.9 / before - 1) * 100, 2));
    expect(lead?.yearOverYear).toBe(roundTo((100.9 / year - 1) * 100, 2));
    expect(lead?.spark).toHaveLength(24);
    expect(lead?.spark.at(-1)).toBe(100.9);
  });

  test('a quarter is compared with the quarter before', async () => {
    const { rows } = await list({ frequency: 'quarter' });
    expect(rows.map(({ id }) => id)).toEqual(['labour-q-1']);
    const [now_, before] = [await valueOf('labour-q-1', '2025-07'), await valueOf('labour-q-1', '2025-04')];
    expect(rows[0]?.monthOverMonth).toBe(roundTo((now_ / before - 1) * 100, 2));
  });

  test('a province has its own series first; what it lacks is offered nationwide and apart', async () => {
    const { rows, substitutes } = await list({ areaId: '20' });
    expect(rows.map(({ id }) => id)).toEqual(['composite-20', 'labour-20']);
    expect(new Set(substitutes.map(({ areaId }) => areaId))).toEqual(new Set(['1']));
    expect(substitutes.map(({ category }) => category)).not.toContain('综合');
    expect(substitutes).toHaveLength(13);
  });

  test('[REGION-010] [REGION-011] the areas allowed are those that have a series', async () => {
    const { areaIds } = await list({ areaId: '20' });
    const { rows } = await db.pool.query<{ id: string }>(
      `select distinct area_id::text as id from index_series where status = 'open'`,
    );
    expect([...areaIds].sort()).toEqual(rows.map(({ id }) => id).sort());
    expect(areaIds).toEqual(expect.arrayContaining(['1', '20']));
  });

  test('a city has the series of its province', async () => {
    expect((await list({ areaId: '228' })).rows.map(({ areaId }) => areaId)).toEqual(['20', '20']);
  });

  test('choices narrow the rows and never what can be chosen', async () => {
    const all = await list();
    const materials = await list({ category: '材料', base: 'none' });
    expect(materials.rows.map(({ item }) => item).sort()).toEqual(
      ['商砼', '水泥', '电缆', '砂石', '钢材'].sort(),
    );
    expect([materials.categories, materials.bases]).toEqual([all.categories, all.bases]);
    expect((await list({ base: '2022-01' })).rows.map(({ id }) => id)).toEqual(['rail-1', 'water-1']);
    expect((await list({ category: '机械', base: 'none' })).rows).toEqual([]);
  });
});

describe('one series', () => {
  test('[CALL-140] [CALL-141] is shown to whoever holds a token for it', async () => {
    const { series, regions, provenance } = await show('composite-1');
    expect(series).toMatchObject({ id: 'composite-1', areaName: '全国', unit: '点' });
    expect(regions[0]?.points).toHaveLength(72);
    expect(regions[0]?.points.at(-1)).toMatchObject({ period: '2025-12', status: 'forecast' });
    expect(regions[0]?.points[0]).toMatchObject({ value: 100, monthOverMonth: null, yearOverYear: null });
    expect(provenance).toMatchObject({ kind: 'sample', priceDate: '2025-09' });
  });

  test("a stale token, another's and one for another series are refused", async () => {
    const viewToken = await tokenFor('composite-1');
    const request = (id: string, who = identity) =>
      ask(indexResultCall, { identity: who, query: { id, viewToken } });
    await expect(request('composite-1', anIdentity({ globalId: '6002' }))).rejects.toThrow(FOREIGN);
    await expect(request('rebar-1')).rejects.toThrow(FOREIGN);
    now += 600_000;
    await expect(request('composite-1')).rejects.toThrow(STALE);
  });

  test('up to five regions stand side by side, its own first', async () => {
    const { regions, comparable } = await show('composite-20', { areas: '18,11,12,20' });
    expect(regions.map(({ areaId }) => areaId)).toEqual(['20', '18', '11', '12']);
    expect(comparable).toHaveLength(32);
    expect(comparable[0]).toEqual({ areaId: '1', areaName: '全国' });
  });

  test('the change is split by component, and the parts with the rest are the change', async () => {
    const { contribution } = await show('composite-1', { from: '2023-06', to: '2025-09' });
    expect(contribution).toMatchObject({
      from: '2023-06',
      to: '2025-09',
      change: -3.3,
      percent: -3.17,
      restWeight: 26,
    });
    const steel = contribution?.parts.find(({ name }) => name === '钢材');
    const [base, before, after] = [
      await valueOf('rebar-1', '2020-01'),
      await valueOf('rebar-1', '2023-06'),
      await valueOf('rebar-1', '2025-09'),
    ];
    expect(steel).toEqual({
      name: '钢材',
      weight: 18,
      seriesName: 'HRB400 螺纹钢',
      points: roundTo((18 * (after - before)) / base, 3),
    });
    const sum = contribution?.parts.reduce((total, { points }) => total + points, contribution.rest) ?? NaN;
    expect(sum).toBeCloseTo(-3.3, 2);
  });

  test("a province's split reads its own labour index", async () => {
    const { contribution } = await show('composite-20', { from: '2024-09', to: '2025-09' });
    const labour = contribution?.parts.find(({ name }) => name === '人工');
    const [before, after] = [await valueOf('labour-20', '2024-09'), await valueOf('labour-20', '2025-09')];
    expect(labour?.points).toBe(roundTo((22 * (after - before)) / 100, 3));
  });

  test('the last year is split when nothing is asked for, and nothing where there are no weights', async () => {
    expect((await show('housing-1')).contribution).toMatchObject({ from: '2024-09', to: '2025-09' });
    expect((await show('rebar-1')).contribution).toBeNull();
    expect((await show('composite-y-1')).contribution).toBeNull();
  });

  test('publications and revisions are on record, the newest first', async () => {
    const { publications, revisions, regions } = await show('composite-1');
    expect(publications[0]).toMatchObject({ period: '2025-09', publishedOn: '2025-10-12', value: 100.9 });
    expect(publications).toHaveLength(24);
    const revised = regions[0]?.points.filter(({ revision }) => revision > 0).map(({ period }) => period);
    expect(revisions.map(({ period }) => period).sort()).toEqual(revised);
  });

  test('places have their cost level, 全国 first', async () => {
    const { places } = await show('composite-1');
    expect(places).toMatchObject({ asOf: '2025-09', source: 'sample' });
    expect(places.rows[0]).toEqual({ areaId: '1', areaName: '全国', factor: 1 });
    expect(places.rows.find(({ areaId }) => areaId === '20')?.factor).toBe(1.08);
  });

  test('one that is not there, or stopped, is not found', async () => {
    await expect(tokenFor('nothing')).rejects.toThrow(NO_SERIES);
    await db.pool.query(`update index_series set status = 'stopped' where id = 'sand-1'`);
    await expect(tokenFor('sand-1')).rejects.toThrow(NO_SERIES);
    await db.pool.query(`update index_series set status = 'open' where id = 'sand-1'`);
  });
});

test('a series whose next period is overdue says so in the list and by itself, by its own rhythm', async () => {
  const before = now;
  now = Date.parse('2025-12-15T00:00:00Z');
  const { rows } = await list();
  const sinceOf = (id: string) => rows.find((row) => row.id === id)?.overdueSince;
  expect([sinceOf('composite-1'), sinceOf('labour-q-1')]).toEqual(['2025-11', undefined]);
  expect((await show('composite-1')).overdueSince).toBe('2025-11');
  now = Date.parse('2025-11-15T00:00:00Z');
  expect((await list()).rows.filter(({ overdueSince }) => overdueSince !== undefined)).toEqual([]);
  expect((await show('composite-1')).overdueSince).toBeUndefined();
  now = before;
});
