import { loadSampleIndexes } from '#features/cost-indexes/samples/index';
import { figuresCall } from '#features/home/contract-figures';
import { homeServer, readHome } from '#features/home/server/index';
import { asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const database = testDatabase({ prepared: regions });
beforeAll(() => loadSampleIndexes(database.pool));
const ask = asker(() => homeServer({ pool: database.pool }).routes);
const figures = (query: { readonly areaId?: string; readonly period?: string }) =>
  ask(figuresCall, { query });
const HUBEI = '18';
const named = async (areaId: string) =>
  (await database.pool.query<{ name: string }>('select name from region where areaid = $1', [areaId])).rows[0]
    ?.name;

test('indexes are those of the place and month; what the place has none of is nationwide, and says so', async () => {
  const { ticker } = await figures({ areaId: HUBEI, period: '2025-06' });
  const name = await named(HUBEI);
  expect(ticker.map(({ id, areaName, period }) => [id, areaName, period])).toEqual([
    [`composite-${HUBEI}`, name, '2025-06'],
    [`labour-${HUBEI}`, name, '2025-06'],
    ...['rebar-1', 'concrete-1', 'cement-1', 'cable-1'].map((id) => [id, '全国', '2025-06']),
  ]);
  const { rows } = await database.pool.query<{ value: number }>(
    `select value::float8 as value from index_point where series_id = 'composite-${HUBEI}' and period = '2025-06-01'`,
  );
  expect(ticker[0]?.value).toBe(rows[0]?.value);
  expect(ticker[0]?.points.at(-1)).toBe(ticker[0]?.value);
  expect(ticker[0]?.points).toHaveLength(24);
});

test('movers are of the place and month, behind them those of the country that it has none of', async () => {
  const name = await named(HUBEI);
  const { movers } = await figures({ areaId: HUBEI, period: '2025-06' });
  expect(movers).toMatchObject({ period: '2025-06', areaName: name });
  expect(movers.rows).toHaveLength(6);
  const areas = movers.rows.map(({ areaName }) => areaName);
  expect(new Set(areas)).toEqual(new Set([name, '全国']));
  expect(areas).toEqual(areas.toSorted((one, other) => Number(one === '全国') - Number(other === '全国')));
  const changes = movers.rows
    .filter(({ areaName }) => areaName === '全国')
    .map(({ change }) => Math.abs(change));
  expect(changes).toEqual(changes.toSorted((one, other) => other - one));
  expect(movers.rows.some(({ id }) => id === 'composite-1' || id === 'labour-1')).toBe(false);
});

test('a month that nobody has leaves the newest, named as such; a place without a month is read of now', async () => {
  const early = await figures({ period: '2001-01' });
  const home = await readHome(database.pool);
  expect(early.ticker.map(({ id, period }) => [id, period])).toEqual(
    home.ticker.map(({ id, period }) => [id, period]),
  );
  expect(early.movers).toEqual({ period: '2001-01', areaName: '全国', rows: [] });
  const now = await figures({ areaId: HUBEI });
  expect(now.movers.period).toBe(home.ticker[0]?.period);
  expect(now.ticker[0]?.id).toBe(`composite-${HUBEI}`);
});

test('a city has what its province has; a place that is none is the country', async () => {
  const { rows } = await database.pool.query<{ id: string }>(
    `select areaid::text as id from region where pid = ${HUBEI} and level = 2 limit 1`,
  );
  expect((await figures({ areaId: rows[0]?.id ?? '' })).ticker[0]?.id).toBe(`composite-${HUBEI}`);
  expect((await figures({ areaId: '99999' })).movers.areaName).toBe('全国');
});

test('what is foreseen is no movement, nor is it the newest month', async () => {
  const { rows } = await database.pool.query<{ period: string }>(
    `select distinct to_char(period, 'YYYY-MM') as period from index_point where status = 'forecast' order by period`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { period } of rows) {
    const { ticker, movers } = await figures({ period });
    expect(movers.rows).toEqual([]);
    for (const series of ticker) expect(series.period < rows[0]!.period).toBe(true);
  }
});

test('without a place and a month it is what the home page begins with, after a gap as well', async () => {
  const shown = async () => {
    const [home, own] = [await readHome(database.pool), await figures({})];
    expect(own.ticker.map(({ areaName: _, ...series }) => series)).toEqual(home.ticker);
    expect(own.movers.rows).toEqual(home.movers);
    return home;
  };
  const before = await shown();
  expect(before.movers.length).toBeGreaterThan(0);
  await database.pool.query(
    `update index_point set status = 'forecast' where series_id = 'composite-1' and period = $1::date`,
    [`${before.ticker[0]?.period}-01`],
  );
  const { ticker } = await shown();
  expect(ticker[0]!.period < before.ticker[0]!.period).toBe(true);
  await database.pool.query(
    `delete from index_point where series_id = 'composite-1' and period = $1::date - interval '1 month'`,
    [`${ticker[0]?.period}-01`],
  );
  expect((await shown()).ticker[0]).toMatchObject({ id: 'composite-1', change: null });
});

test('what the publisher may still revise says so, in the series and among what moved', async () => {
  await database.pool.query(`update index_point set status = 'firm' where status = 'provisional'`);
  const firm = await figures({});
  expect(firm.ticker.map(({ provisional }) => provisional)).not.toContain(true);
  const [mover] = firm.movers.rows;
  await database.pool.query(
    `update index_point set status = 'provisional' where series_id = any ($1) and period = $2::date`,
    [['composite-1', mover?.id], `${firm.movers.period}-01`],
  );
  const { ticker, movers } = await figures({});
  expect(ticker[0]).toMatchObject({ id: 'composite-1', provisional: true });
  expect(movers.rows.find(({ id }) => id === mover?.id)).toMatchObject({ provisional: true });
});

test('after a gap there is no change', async () => {
  await database.pool.query(
    `delete from index_point where series_id = 'composite-${HUBEI}' and period = '2024-04-01'`,
  );
  const { ticker } = await figures({ areaId: HUBEI, period: '2024-05' });
  expect(ticker[0]).toMatchObject({ id: `composite-${HUBEI}`, period: '2024-05', change: null });
});
