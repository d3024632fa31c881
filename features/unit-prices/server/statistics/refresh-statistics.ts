import type { ClientBase } from 'pg';
import { copyRows, type Cell, type Columns } from '#infra/server/postgres/copy-rows';
import { NATIONWIDE_ID } from '#src/contract/places';
import { levelOf, medianOf } from './levels';
import { addMonths, monthNumber } from '#src/costing/months';

const WINDOWS = [12, 36] as const;
/** Months of the longest trend. */
export const TREND = 36;
/** A month's median takes in the two before it. */
const SMOOTHED = 3;

const levelColumns: Columns = {
  item_id: 'int',
  area_id: 'smallint',
  months: 'smallint',
  n: 'int',
  p10: 'numeric',
  p25: 'numeric',
  p50: 'numeric',
  p75: 'numeric',
  p90: 'numeric',
  least: 'numeric',
  greatest: 'numeric',
  cases: 'json',
  variation: 'numeric',
  classes: 'json',
};
const trendColumns: Columns = { item_id: 'int', area_id: 'smallint', points: 'json' };

/** Prices of one item in one place, by month. */
type Months = Map<number, Float64Array>;

const PRICES = `
  select area_id as "areaId", to_char(price_date, 'YYYY-MM') as month, string_agg(pretax::text, ' ') as prices
  from unit_price where item_id = $1 and price_date > $2::date group by area_id, price_date`;

const joined = (pieces: readonly (Float64Array | undefined)[]): Float64Array => {
  const all = new Float64Array(pieces.reduce((sum, piece) => sum + (piece?.length ?? 0), 0));
  let at = 0;
  for (const piece of pieces) {
    if (!piece) continue;
    all.set(piece, at);
    at += piece.length;
  }
  return all;
};

const lastMonths = (months: Months, until: number, count: number): Float64Array =>
  joined(Array.from({ length: count }, (_, back) => months.get(until - back)));

const readPlaces = async (
  client: ClientBase,
  itemId: number,
  until: number,
): Promise<Map<number, Months>> => {
  const before = `${addMonths('0000-01', until - TREND - SMOOTHED + 1)}-01`;
  const { rows } = await client.query<{ areaId: number; month: string; prices: string }>(PRICES, [
    itemId,
    before,
  ]);
  const places = new Map<number, Months>();
  const nationwide = new Map<number, Float64Array[]>();
  for (const { areaId, month, prices } of rows) {
    const at = monthNumber(month);
    const values = Float64Array.from(prices.split(' '), Number);
    const months = places.get(areaId) ?? new Map<number, Float64Array>();
    places.set(areaId, months.set(at, values));
    nationwide.set(at, [...(nationwide.get(at) ?? []), values]);
  }
  places.set(NATIONWIDE_ID, new Map([...nationwide].map(([at, pieces]) => [at, joined(pieces)])));
  return places;
};

const levelRow = (itemId: number, areaId: number, window: number, prices: Float64Array): Cell[] => {
  const level = levelOf(prices);
  return [
    itemId,
    areaId,
    window,
    level.n,
    ...level.quantiles,
    level.least,
    level.greatest,
    level.cases && JSON.stringify(level.cases),
    level.variation,
    JSON.stringify(level.classes),
  ];
};

const refreshItem = async (client: ClientBase, itemId: number, until: number) => {
  const places = await readPlaces(client, itemId, until);
  const levels: Cell[][] = [];
  const trend: Cell[][] = [];
  for (const [areaId, months] of places) {
    for (const window of WINDOWS) {
      const prices = lastMonths(months, until, window);
      if (prices.length > 0) levels.push(levelRow(itemId, areaId, window, prices));
    }
    const points = Array.from({ length: TREND }, (_, index) => {
      const at = until - TREND + 1 + index;
      return [months.get(at)?.length ?? 0, medianOf(lastMonths(months, at, SMOOTHED))];
    });
    trend.push([itemId, areaId, JSON.stringify(points)]);
  }
  return { levels, trend };
};

/** Windows end with the latest month of all records; when it moves, every item's windows do. */
const moveUntil = async (
  client: ClientBase,
): Promise<{ readonly until: number | null; readonly moved: boolean }> => {
  const { rows } = await client.query<{ month: string | null; before: string | null }>(`
    update unit_price_state state set until = latest.month, revision = state.revision + 1
    from (select max(price_date) as month from unit_price) latest, unit_price_state before
    returning to_char(latest.month, 'YYYY-MM') as month, to_char(before.until, 'YYYY-MM') as before`);
  const { month = null, before = null } = rows[0] ?? {};
  return { until: month === null ? null : monthNumber(month), moved: month !== before };
};

/** Brings levels and trends of these items, or of all, to what is stored. Call it in the changing transaction. */
export const refreshStatistics = async (
  client: ClientBase,
  changed: readonly number[] | 'all',
): Promise<void> => {
  const { until, moved } = await moveUntil(client);
  const { rows } = await client.query<{ id: number }>('select id from bill_item order by id');
  const all = rows.map(({ id }) => id);
  const itemIds = changed === 'all' || moved ? all : [...new Set(changed)];
  await client.query('delete from unit_price_level where item_id = any ($1::int[])', [itemIds]);
  await client.query('delete from unit_price_trend where item_id = any ($1::int[])', [itemIds]);
  if (until === null) return;
  for (const itemId of itemIds) {
    const { levels, trend } = await refreshItem(client, itemId, until);
    await copyRows(client, 'unit_price_level', levelColumns, levels);
    await copyRows(client, 'unit_price_trend', trendColumns, trend);
  }
};
