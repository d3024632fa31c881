import type { ClientBase } from 'pg';
import { copyRows, type Cell, type Columns } from '#infra/server/postgres/copy-rows';
import { NATIONWIDE_ID } from '#src/contract/places';
import { settleComponents } from '../groups/settle-components';
import { settleShares } from '../groups/settle-shares';
import { addMonths, monthNumber } from '#src/costing/months';
import { levelOf, medianOf } from './levels';
import { comparedBy, readPriceLevels, type PriceLevels } from './price-levels';
import { ENOUGH, WINDOWS } from '#src/costing/widening';
import { isZone, zoneOf } from '#infra/server/listing/region-zones';

/** Months of the longest trend. */
export const TREND = 36;
/** A month's median takes in the two before it. */
const SMOOTHED = 3;
/** A course of fewer medians is not kept: the country's is shown in its place. */
const LEAST_MEDIANS = 4;
const RECENT = 12;

const levelColumns: Columns = {
  group_id: 'int',
  area_id: 'smallint',
  months: 'smallint',
  n: 'int',
  recent: 'int',
  p10: 'float8',
  p25: 'float8',
  p50: 'float8',
  p75: 'float8',
  p90: 'float8',
  least: 'float8',
  greatest: 'float8',
  cases: 'json',
  variation: 'numeric',
  classes: 'json',
};
const trendColumns: Columns = { group_id: 'int', area_id: 'smallint', points: 'json' };

/** Compared prices by month. */
type Months = Map<number, Float64Array>;

interface GroupArea {
  readonly groupId: number;
  readonly areaId: number;
  readonly kind: 'city' | 'province' | 'zone' | 'country';
  readonly months: Months;
}

const pricesOf = ({ value, isKnown }: ReturnType<typeof comparedBy>): string => `
  select t.group_id as "groupId", u.area_id as "areaId", u.city_id as "cityId", ${zoneOf('r')} as "zoneId",
    to_char(u.price_date, 'YYYY-MM') as month, string_agg(${value}::text, ' ') as prices
  from unit_price u join bill_text t on t.id = u.text_id join region r on r.areaid = u.area_id
  where u.item_id = $1 and u.price_date > $2::date and t.group_id is not null and ${isKnown}
  group by t.group_id, u.area_id, u.city_id, r.gb2260, u.price_date`;
interface Prices {
  readonly groupId: number;
  readonly areaId: number;
  readonly cityId: number | null;
  readonly zoneId: number;
  readonly month: string;
  readonly prices: string;
}

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

const placesOf = (row: Prices): readonly (readonly [GroupArea['kind'], number])[] => [
  ...(row.cityId === null ? [] : [['city', row.cityId] as const]),
  ['province', row.areaId],
  ...(isZone(row.zoneId) ? [['zone', row.zoneId] as const] : []),
  ['country', NATIONWIDE_ID],
];

const readPlaces = async (
  client: ClientBase,
  itemId: number,
  until: number,
  levels: PriceLevels,
): Promise<readonly GroupArea[]> => {
  const before = `${addMonths('0000-01', until - TREND - SMOOTHED + 1)}-01`;
  const { rows } = await client.query<Prices>(pricesOf(comparedBy(levels)), [itemId, before]);
  const places = new Map<string, GroupArea>();
  for (const row of rows) {
    const month = monthNumber(row.month);
    const values = Float64Array.from(row.prices.split(' '), Number);
    for (const [kind, areaId] of placesOf(row)) {
      const key = `${row.groupId} ${areaId}`;
      const place = places.get(key) ?? { groupId: row.groupId, areaId, kind, months: new Map() };
      places.set(key, place);
      place.months.set(month, joined([place.months.get(month), values]));
    }
  }
  return [...places.values()];
};

/** Too few are kept of the widest window alone, and only of provinces and the country, whose cases are shown. */
const isKept = ({ kind }: GroupArea, window: number, n: number): boolean =>
  n >= ENOUGH || (n > 0 && window === WINDOWS.at(-1) && (kind === 'province' || kind === 'country'));

const levelRows = (place: GroupArea, until: number): readonly Cell[][] => {
  const recent = lastMonths(place.months, until, RECENT).length;
  return WINDOWS.flatMap((window) => {
    const prices = lastMonths(place.months, until, window);
    if (!isKept(place, window, prices.length)) return [];
    const level = levelOf(prices);
    return [
      [
        place.groupId,
        place.areaId,
        window,
        level.n,
        recent,
        ...level.quantiles,
        level.least,
        level.greatest,
        level.cases && JSON.stringify(level.cases),
        level.variation,
        JSON.stringify(level.classes),
      ],
    ];
  });
};

const SIGNIFICANT = 8;

const trendRow = ({ groupId, areaId, kind, months }: GroupArea, until: number): Cell[][] => {
  if (kind === 'city' || kind === 'zone') return [];
  const points = Array.from({ length: TREND }, (_, index) => {
    const at = until - TREND + 1 + index;
    const prices = lastMonths(months, at, SMOOTHED);
    const median = medianOf(prices);
    return [prices.length, median === null ? null : Number(median.toPrecision(SIGNIFICANT))] as const;
  });
  const medians = points.filter(([, median]) => median !== null).length;
  return kind === 'country' || medians >= LEAST_MEDIANS ? [[groupId, areaId, JSON.stringify(points)]] : [];
};

/** Windows end with the latest month of all records; when it moves, every item's windows do. */
const moveUntil = async (
  client: ClientBase,
  digest: string,
): Promise<{ readonly until: number | null; readonly moved: boolean; readonly isReleveled: boolean }> => {
  const { rows } = await client.query<{ month: string | null; before: string | null; digest: string | null }>(
    `update unit_price_state state set until = latest.month, levels_digest = $1, revision = state.revision + 1
     from (select max(price_date) as month from unit_price) latest, unit_price_state before
     returning to_char(latest.month, 'YYYY-MM') as month, to_char(before.until, 'YYYY-MM') as before,
       before.levels_digest as digest`,
    [digest],
  );
  const { month = null, before = null, digest: known = null } = rows[0] ?? {};
  return {
    until: month === null ? null : monthNumber(month),
    moved: month !== before || digest !== known,
    isReleveled: digest !== known,
  };
};

/** Levels that have changed since their records were stored. */
const STAMP_AGAIN = `
  update unit_price u set level = now.level
  from unit_price before left join kept_price_level now
    on now.month = before.price_date and now.area_id = priced_place(before.area_id, before.city_id)
  where u.id = before.id and before.level is distinct from now.level`;

/** Brings levels and trends of these items, or of all, to what is stored. Call it in the changing transaction. */
export const refreshStatistics = async (
  client: ClientBase,
  changed: readonly number[] | 'all',
): Promise<void> => {
  const levels = await readPriceLevels(client);
  const { until, moved, isReleveled } = await moveUntil(client, levels.digest);
  if (isReleveled) {
    await client.query(STAMP_AGAIN);
    await settleComponents(client);
  }
  const { rows } = await client.query<{ id: number }>('select id from bill_item order by id');
  const all = rows.map(({ id }) => id);
  const restamped = await settleShares(client, changed === 'all' ? all : changed);
  const itemIds = changed === 'all' || moved ? all : [...new Set([...changed, ...restamped])];
  for (const table of ['unit_price_level', 'unit_price_trend'])
    await client.query(
      `delete from ${table} where group_id in (select id from bill_group where item_id = any ($1::int[]))`,
      [itemIds],
    );
  if (until === null) return;
  for (const itemId of itemIds) {
    const places = await readPlaces(client, itemId, until, levels);
    await copyRows(
      client,
      'unit_price_level',
      levelColumns,
      places.flatMap((place) => levelRows(place, until)),
    );
    await copyRows(
      client,
      'unit_price_trend',
      trendColumns,
      places.flatMap((place) => trendRow(place, until)),
    );
  }
};
