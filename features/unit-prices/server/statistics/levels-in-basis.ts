import type { Pool } from 'pg';
import { NATIONWIDE_ID } from '#src/contract/places';
import { isEmptyBasis, NO_BASIS, readBasis, type Basis, type TaxBasis } from '#src/costing/basis';
import { createRebaser, type BasisTable, type Rebase } from '#src/costing/rebaser';
import type { KeptLevel } from './kept-levels';
import { levelOf } from './levels';

/** Indexes of months and factors of places, as every page is rebased by. */
export type ReadBasisTable = () => Promise<BasisTable>;

/** What prices shall be read in. */
export interface PriceReading {
  /** Month and place; the tax is put on or taken off at the end, at the rate of whoever reads. */
  readonly rebase: Rebase;
  readonly taxBasis: TaxBasis | undefined;
  /** Every price is moved for itself; the kept levels are of no use then. */
  readonly isMoved: boolean;
}

export const readingIn = async (readTable: ReadBasisTable, text = ''): Promise<PriceReading> => {
  const { taxBasis, ...place }: Basis = readBasis(text);
  const isMoved = !isEmptyBasis(place);
  const table = isMoved ? await readTable() : { indexes: [], factors: [] };
  return { rebase: createRebaser(table, isMoved ? place : NO_BASIS), taxBasis, isMoved };
};

/** A price 除税 of a month and place as it is read; null where it cannot be. */
export const readPrice = (
  { rebase }: PriceReading,
  value: number,
  { areaId, priceDate }: { readonly areaId: number; readonly priceDate: string },
): number | null => {
  const reading = rebase({ value, priceDate, areaId: String(areaId) });
  if (reading.kind === 'impossible') return null;
  return reading.kind === 'rebased' ? reading.value : value;
};

/** Prices of one item in one place, ascending, all read alike. */
export interface ReadPrices {
  readonly itemId: number;
  readonly areaId: number;
  readonly prices: Float64Array;
  /** Those without an index or a factor. */
  readonly leftOut: number;
}

interface Month {
  readonly itemId: number;
  readonly areaId: number;
  readonly month: string;
  readonly prices: string;
}

const MONTHS = `
  select u.item_id as "itemId", u.area_id as "areaId", to_char(u.price_date, 'YYYY-MM') as month,
    string_agg(u.pretax::text, ' ') as prices
  from unnest($1::int[], $2::int[]) as asked (item_id, area_id)
  join unit_price u on u.item_id = asked.item_id and u.area_id = coalesce(asked.area_id, u.area_id)
  where u.price_date >= $3::date group by u.item_id, u.area_id, u.price_date`;

const readMonth = (reading: PriceReading, { areaId, month, prices }: Month): readonly (number | null)[] =>
  prices.split(' ').map((price) => readPrice(reading, Number(price), { areaId, priceDate: month }));

/** Items, each in a place or, without one, in every place there is and in the whole country. */
export const pricesIn = async (
  pool: Pool,
  reading: PriceReading,
  cells: readonly { readonly itemId: number; readonly areaId: number | null }[],
  from: string,
): Promise<readonly ReadPrices[]> => {
  const { rows } = await pool.query<Month>(MONTHS, [
    cells.map(({ itemId }) => itemId),
    cells.map(({ areaId }) => areaId),
    `${from}-01`,
  ]);
  const wide = new Set(cells.flatMap(({ itemId, areaId }) => (areaId === null ? [itemId] : [])));
  const found = new Map<string, { itemId: number; areaId: number; values: (number | null)[] }>();
  for (const row of rows) {
    const values = readMonth(reading, row);
    const { itemId } = row;
    for (const areaId of wide.has(itemId) ? [row.areaId, NATIONWIDE_ID] : [row.areaId]) {
      const key = `${itemId} ${areaId}`;
      const place = found.get(key) ?? { itemId, areaId, values: [] };
      for (const value of values) place.values.push(value);
      found.set(key, place);
    }
  }
  return [...found.values()].map(({ itemId, areaId, values }) => {
    const prices = Float64Array.from(values.filter((value) => value !== null)).sort();
    return { itemId, areaId, prices, leftOut: values.length - prices.length };
  });
};

/** As levels are kept; undefined of no prices. */
export const keptOf = ({ itemId, areaId, prices }: ReadPrices): KeptLevel | undefined => {
  if (prices.length === 0) return undefined;
  const { quantiles, ...level } = levelOf(prices);
  const [p10 = 0, p25 = 0, p50 = 0, p75 = 0, p90 = 0] = quantiles;
  return { itemId, areaId, p10, p25, p50, p75, p90, ...level };
};
