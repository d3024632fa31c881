import type { Pool } from 'pg';
import { SAMPLE_SIZES } from '#src/costing/bands';
import type { PriceBands, PriceStatistics } from '../../contract';

/** A level as it is stored, 除税. */
export interface KeptLevel {
  readonly itemId: number;
  readonly areaId: number;
  readonly n: number;
  readonly p10: number;
  readonly p25: number;
  readonly p50: number;
  readonly p75: number;
  readonly p90: number;
  readonly least: number;
  readonly greatest: number;
  readonly cases: readonly number[] | null;
  readonly variation: number | null;
  readonly classes: readonly number[];
}

export const LEVEL_COLUMNS = `
  l.item_id as "itemId", l.area_id as "areaId", l.n, l.p10::float8 as p10, l.p25::float8 as p25,
  l.p50::float8 as p50, l.p75::float8 as p75, l.p90::float8 as p90, l.least::float8 as least,
  l.greatest::float8 as greatest, l.cases, l.variation::float8 as variation, l.classes`;

/** Multiplies 除税 prices into the basis of whoever reads them. */
export type ToBasis = (pretax: number) => number;
const RATE = 10_000;
/** Whole fen times whole parts of a rate: exact, and a page of rows converts thousands of prices. */
export const toBasisOf = (record: { readonly taxBasis: string; readonly taxRate: number }): ToBasis => {
  const factor = record.taxBasis === '含税' ? RATE + Math.round(record.taxRate * RATE) : RATE;
  return (pretax) => Math.floor((Math.round(pretax * 100) * factor + RATE / 2) / RATE) / 100;
};

/** What a sample of this size may tell. */
export const bandsOf = (level: KeptLevel | undefined, to: ToBasis): PriceBands => {
  if (!level) return { kind: 'cases', n: 0, values: [] };
  const { n } = level;
  const [p10, p25, p50, p75, p90] = [level.p10, level.p25, level.p50, level.p75, level.p90].map(to) as [
    number,
    number,
    number,
    number,
    number,
  ];
  if (n >= SAMPLE_SIZES.deciles) return { kind: 'deciles', n, p10, p25, p50, p75, p90 };
  if (n >= SAMPLE_SIZES.quartiles) return { kind: 'quartiles', n, p25, p50, p75 };
  if (n >= SAMPLE_SIZES.range)
    return { kind: 'range', n, min: to(level.least), p50, max: to(level.greatest) };
  return { kind: 'cases', n, values: (level.cases ?? []).map(to) };
};

const reliabilityOf = (n: number, variation: number | null): PriceStatistics['reliability'] => {
  const spread = variation ?? Infinity;
  if (n >= 30 && spread <= 0.2) return '高';
  return n >= 10 && spread <= 0.35 ? '中' : '低';
};

export const statisticsOf = (level: KeptLevel | undefined, to: ToBasis): PriceStatistics => ({
  bands: bandsOf(level, to),
  reliability: reliabilityOf(level?.n ?? 0, level?.variation ?? null),
  variation: level?.variation ?? null,
});

export interface Trend {
  readonly itemId: number;
  readonly areaId: number;
  /** [n of the month, median or null], oldest first. */
  readonly points: readonly (readonly [n: number, p50: number | null])[];
}

/** Levels of 36 months and trends of items, each in a place. */
export const readKept = async (
  pool: Pool,
  cells: readonly { readonly itemId: number; readonly areaId: number }[],
): Promise<{ readonly levelOf: Find<KeptLevel>; readonly trendOf: Find<Trend> }> => {
  const values = [cells.map(({ itemId }) => itemId), cells.map(({ areaId }) => areaId)];
  const asked = 'unnest($1::int[], $2::int[]) as asked (item_id, area_id)';
  const [levels, trends] = await Promise.all([
    pool.query<KeptLevel>(
      `select ${LEVEL_COLUMNS} from ${asked} join unit_price_level l using (item_id, area_id) where l.months = 36`,
      values,
    ),
    pool.query<Trend>(
      `select t.item_id as "itemId", t.area_id as "areaId", t.points
       from ${asked} join unit_price_trend t using (item_id, area_id)`,
      values,
    ),
  ]);
  return { levelOf: finder(levels.rows), trendOf: finder(trends.rows) };
};

export type Find<T> = (itemId: number, areaId: number) => T | undefined;
const finder = <T extends { readonly itemId: number; readonly areaId: number }>(
  rows: readonly T[],
): Find<T> => {
  const byCell = new Map(rows.map((row) => [`${row.itemId} ${row.areaId}`, row]));
  return (itemId, areaId) => byCell.get(`${itemId} ${areaId}`);
};
