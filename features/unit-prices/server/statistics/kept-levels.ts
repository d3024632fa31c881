import type { Pool } from 'pg';
import { SAMPLE_SIZES } from '#src/costing/sample-sizes';
import { isRecentEnough, reliabilityOf, variationText } from '#src/costing/reliability';
import type { PriceBands, PriceStatistics } from '../../contract';

/** A level as it is stored: 除税, brought by components to the reference month in the country as a whole. */
export interface KeptLevel {
  readonly groupId: number;
  readonly areaId: number;
  readonly months: number;
  readonly n: number;
  readonly recent: number;
  readonly p10: number;
  readonly p25: number;
  readonly p50: number;
  readonly p75: number;
  readonly p90: number;
  readonly least: number;
  readonly greatest: number;
  readonly cases: readonly number[] | null;
  readonly variation: number | null;
}

export const LEVEL_COLUMNS = `
  l.group_id as "groupId", l.area_id as "areaId", l.months, l.n, l.recent, l.p10, l.p25, l.p50, l.p75, l.p90, l.least,
  l.greatest, l.cases, l.variation::float8 as variation`;

/** Turns stored amounts into those of whoever reads them. */
export type ToBasis = (stored: number) => number;

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

/** 42 个样本，变异系数 0.18，近 12 个月 30 个 */
const earnedBy = ({ n, recent, variation }: KeptLevel): string =>
  [
    `${n} 个样本`,
    ...(variation === null ? [] : [`变异系数 ${variationText(variation)}`]),
    `近 12 个月 ${recent} 个${isRecentEnough(n, recent) ? '' : '，偏旧'}`,
  ].join('，');

export const statisticsOf = (
  level: KeptLevel | undefined,
  to: ToBasis,
): Pick<PriceStatistics, 'bands' | 'reliability' | 'variation' | 'earned'> => ({
  bands: bandsOf(level, to),
  reliability: reliabilityOf(level?.n ?? 0, level?.variation ?? null, level?.recent),
  variation: level?.variation ?? null,
  earned: level ? earnedBy(level) : '没有样本',
});

export interface Trend {
  readonly groupId: number;
  readonly areaId: number;
  /** [n, median or null] of three months, oldest first, brought to the reference month in the country as a whole. */
  readonly points: readonly (readonly [n: number, p50: number | null])[];
}

interface Cell {
  readonly groupId: number;
  readonly areaId: number;
}
const keyOf = ({ groupId, areaId }: Cell): string => `${groupId} ${areaId}`;
const ASKED = 'unnest($1::int[], $2::smallint[]) as asked (group_id, area_id)';
const valuesOf = (cells: readonly Cell[]) => {
  const each = [...new Map(cells.map((cell) => [keyOf(cell), cell])).values()];
  return [each.map(({ groupId }) => groupId), each.map(({ areaId }) => areaId)];
};

/** Levels of groups in places, of every window there is. */
export const readLevels = async (
  pool: Pool,
  cells: readonly Cell[],
): Promise<(groupId: number) => readonly KeptLevel[]> => {
  const { rows } = await pool.query<KeptLevel>(
    `select ${LEVEL_COLUMNS} from ${ASKED} join unit_price_level l using (group_id, area_id)`,
    valuesOf(cells),
  );
  const byGroup = new Map<number, KeptLevel[]>();
  for (const row of rows) byGroup.set(row.groupId, [...(byGroup.get(row.groupId) ?? []), row]);
  return (groupId) => byGroup.get(groupId) ?? [];
};

export type FindTrend = (cell: Cell) => Trend | undefined;
export const readTrends = async (pool: Pool, cells: readonly Cell[]): Promise<FindTrend> => {
  const { rows } = await pool.query<Trend>(
    `select t.group_id as "groupId", t.area_id as "areaId", t.points
     from ${ASKED} join unit_price_trend t using (group_id, area_id)`,
    valuesOf(cells),
  );
  const byCell = new Map(rows.map((row) => [keyOf(row), row]));
  return (cell) => byCell.get(keyOf(cell));
};
