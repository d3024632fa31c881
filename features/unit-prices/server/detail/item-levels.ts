import type { Pool } from 'pg';
import { NATIONWIDE_ID } from '#src/contract/places';
import { SAMPLE_SIZES } from '#src/costing/bands';
import { roundTo } from '#src/costing/money';
import { LEVEL_COLUMNS, type KeptLevel } from '../statistics/kept-levels';
import { keptOf, pricesIn, readPrice, type PriceReading } from '../statistics/levels-in-basis';
import type { StoredRecord } from './record';

export const NATIONWIDE_NAME = '全国';

export type NamedLevel = KeptLevel & { readonly areaName: string };

const LEVELS = `
  select ${LEVEL_COLUMNS}, region.name as "areaName"
  from unit_price_level l join region on region.areaid = l.area_id
  where l.item_id = $1 and l.months = $2`;

/** In the index alone: one item in one place. */
const AT_OR_BELOW = `
  select count(*) filter (where pretax <= $4)::int as below, count(*)::int as n from unit_price
  where item_id = $1 and ($2::smallint is null or area_id = $2) and price_date >= $3::date`;

/** The whole table of levels, from what is kept or read anew, and the place of the record among them. */
export interface Levels {
  readonly rows: readonly NamedLevel[];
  readonly rank: number | null;
  readonly leftOut: number;
}
interface Window {
  readonly place: number;
  readonly from: string;
  readonly months: number;
}

const percentOf = (below: number, n: number): number | null =>
  n < SAMPLE_SIZES.quartiles ? null : roundTo((below / n) * 100, 2);

const rankOf = async (
  pool: Pool,
  { itemId, pretax }: StoredRecord,
  areaId: number,
  from: string,
): Promise<number | null> => {
  const { rows } = await pool.query<{ below: number; n: number }>(AT_OR_BELOW, [
    itemId,
    areaId === NATIONWIDE_ID ? null : areaId,
    `${from}-01`,
    pretax,
  ]);
  const { below = 0, n = 0 } = rows[0] ?? {};
  return percentOf(below, n);
};

export const keptLevels = async (
  pool: Pool,
  record: StoredRecord,
  { place, from, months }: Window,
): Promise<Levels> => {
  const { rows } = await pool.query<NamedLevel>(LEVELS, [record.itemId, months]);
  return { rows, rank: await rankOf(pool, record, place, from), leftOut: 0 };
};

export const readLevels = async (
  pool: Pool,
  record: StoredRecord,
  { place, from }: Window,
  reading: PriceReading,
): Promise<Levels> => {
  const [read, { rows: named }] = await Promise.all([
    pricesIn(pool, reading, [{ itemId: record.itemId, areaId: null }], from),
    pool.query<{ areaId: number; name: string }>(
      'select areaid as "areaId", name from region where level = 1',
    ),
  ]);
  const nameOf = new Map(named.map(({ areaId, name }) => [areaId, name]));
  const here = read.find(({ areaId }) => areaId === place);
  const own = readPrice(reading, record.pretax, record);
  const below = here?.prices.filter((price) => own !== null && price <= own).length ?? 0;
  return {
    rows: read.flatMap((prices) => {
      const level = keptOf(prices);
      return level ? [{ ...level, areaName: nameOf.get(prices.areaId) ?? NATIONWIDE_NAME }] : [];
    }),
    rank: own === null ? null : percentOf(below, here?.prices.length ?? 0),
    leftOut: here?.leftOut ?? 0,
  };
};
