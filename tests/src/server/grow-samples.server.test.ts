import { loadSampleIndexes } from '#features/cost-indexes/samples/index';
import { loadSampleProjects } from '#features/projects/samples/index';
import { UNIT_PRICE_AREAS } from '#features/regions/server/index';
import { loadSampleUnitPrices } from '#features/unit-prices/samples/index';
import { monthBefore } from '#infra/server/sample/month-before';
import { growSamples, samplesIn } from '#src/server/samples';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const db = testDatabase({ prepared: regions });
const grow = (until: string) => growSamples(db.pool, samplesIn(db.pool), until);
const one = async <T>(sql: string): Promise<T> => (await db.pool.query<{ value: T }>(sql)).rows[0]!.value;
const NEWEST_PROJECT = `select to_char(max(price_date), 'YYYY-MM') as value from project`;
const NEWEST_POINT = `select to_char(max(period), 'YYYY-MM') as value from index_point
  where series_id = 'rebar-1' and status <> 'forecast'`;
const projects = () => one<number>('select count(*)::int as value from project');

test('a start without samples adds none', async () => {
  await grow('2026-02');
  expect(await projects()).toBe(0);
  expect(await one(NEWEST_POINT)).toBeNull();
});

test('a start in a later month adds the months between, and leaves what there was', async () => {
  await loadSampleProjects(db.pool, 112);
  await loadSampleIndexes(db.pool);
  const kept = `select md5(string_agg(p::text, '' order by id)) as value from project p where price_date <= '2025-09-01'`;
  const [before, newest] = [await one(kept), await one<string>(NEWEST_PROJECT)];
  await grow('2025-12');
  expect([await one(NEWEST_PROJECT), await one(NEWEST_POINT)]).toEqual(['2025-12', '2025-12']);
  expect(await one(kept)).toBe(before);
  expect(newest).toBe('2025-09');
  expect(await projects()).toBe(112 + 3 * 2);
  expect(
    await one(`select count(*)::int as value from project where overview->>'finishedAt' > '2025-12'`),
  ).toBe(0);
  await grow('2025-12');
  expect(await projects()).toBe(112 + 3 * 2);
});

test('unit prices come with the projects of the months between', async () => {
  const all = `select count(*)::int as value from unit_price`;
  const kept = `select md5(string_agg(u::text, '' order by id)) as value from unit_price u where price_date <= '2025-12-01'`;
  await loadSampleUnitPrices(db.pool, 600, { areas: UNIT_PRICE_AREAS });
  const before = await one(kept);
  await grow('2026-01');
  const fresh = await one<number>(
    `select count(*)::int as value from unit_price where price_date > '2025-12-01'`,
  );
  expect(fresh).toBeGreaterThan(0);
  expect(fresh).toBeLessThan(30);
  expect(await one(all)).toBe(600 + fresh);
  expect(await one(kept)).toBe(before);
  expect(await one(`select to_char(until, 'YYYY-MM') as value from unit_price_state`)).toBe('2026-01');
  await grow('2026-01');
  expect(await one(all)).toBe(600 + fresh);
});

test('samples reach the last whole month, of Shanghai', () => {
  expect(monthBefore(new Date('2026-11-30T15:59:59Z'))).toBe('2026-10');
  expect(monthBefore(new Date('2026-11-30T16:00:00Z'))).toBe('2026-11');
  expect(monthBefore(new Date('2026-01-05T00:00:00Z'))).toBe('2025-12');
});
