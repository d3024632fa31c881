import type { Pool } from 'pg';
import { SAMPLE_SIZES } from '#src/costing/sample-sizes';
import type { SubjectRange } from '../contract';
import { HALF, type Picked } from './picked';
import { short } from './shown';
import { REACH, type Statistics } from './statistics';

const CLASSES = 12;
const MOST_RECORDS = 10;

type Histogram = NonNullable<SubjectRange['histogram']>;

const fencesOf = ({ quantiles }: Statistics): readonly [number, number] => {
  const [min = 0, , p25 = 0, , p75 = 0, , max = 0] = quantiles ?? [];
  const reach = REACH * (p75 - p25);
  return [Math.max(min, p25 - reach), Math.min(max, p75 + reach)];
};

const asked = async <Row extends object>(
  pool: Pool,
  { sql, values }: Picked,
  query: string,
  more: readonly unknown[] = [],
): Promise<Row[]> => (await pool.query<Row>(`with ${sql} ${query}`, [...values, ...more])).rows;

/** Twelve classes between the fences, which lie no further out than the samples. */
export const histogramOf = async (pool: Pool, picked: Picked, statistics: Statistics): Promise<Histogram> => {
  const [low, top] = fencesOf(statistics);
  const high = Math.max(top, low + Number.EPSILON * Math.max(1, Math.abs(low)) * CLASSES * 2);
  const at = picked.values.length;
  const rows = await asked<{ class: number; n: number }>(
    pool,
    picked,
    `select case when x0 < $${at + 1}::float8 then 0 when x0 > $${at + 2}::float8 then ${CLASSES + 1}
       else least(width_bucket(x0, $${at + 1}::float8, $${at + 2}::float8, ${CLASSES}), ${CLASSES}) end as class,
       count(*)::int as n
     from picked where x0 is not null group by 1`,
    [low, high],
  );
  const countIn = (wanted: number) => rows.find((row) => row.class === wanted)?.n ?? 0;
  const width = (high - low) / CLASSES;
  return {
    classes: Array.from({ length: CLASSES }, (_, index) => ({
      from: short(low + index * width),
      to: short(low + (index + 1) * width),
      count: countIn(index + 1),
    })),
    below: countIn(0),
    beyond: countIn(CLASSES + 1),
  };
};

interface HalfYear {
  readonly half: number;
  readonly n: number;
  readonly quartiles: readonly number[];
}

/** Quartiles by half-year, where there are enough samples for them. */
export const trendOf = async (pool: Pool, picked: Picked) => {
  const rows = await asked<HalfYear>(
    pool,
    picked,
    `select ${HALF} as half, count(*)::int as n,
       percentile_cont(array[0.25, 0.5, 0.75]) within group (order by x0) as quartiles
     from picked where x0 is not null group by 1 order by 1`,
  );
  return rows.map(({ half, n, quartiles }) => {
    const at = (index: number, from: number) => (n >= from ? short(quartiles[index] ?? 0) : null);
    const { quartiles: five, range: three } = SAMPLE_SIZES;
    return { half, n, p25: at(0, five), p50: at(1, three), p75: at(2, five) };
  });
};

interface Month {
  readonly period: string;
  readonly n: number;
  readonly area: number;
  readonly cost: number;
}

/** Sums of the samples kept for 推荐值, month by month. */
export const keptMonthsOf = async (pool: Pool, picked: Picked, { ends }: Statistics): Promise<Month[]> => {
  if (!ends) return [];
  const at = picked.values.length;
  const rows = await asked<Month>(
    pool,
    picked,
    `select to_char(month, 'YYYY-MM') as period, count(*)::int as n, sum(w) as area, sum(x0 * w) as cost
     from picked where x0 between $${at + 1}::float8 and $${at + 2}::float8 group by 1 order by 1`,
    [...ends],
  );
  return rows.map(({ period, n, area, cost }) => ({ period, n, area: short(area), cost: short(cost) }));
};

/** The farthest outliers, so that anybody can look at them; of fewer than three samples, all. */
export const recordsOf = async (
  pool: Pool,
  picked: Picked,
  { n, quantiles }: Statistics,
  { kind, names }: { readonly kind: string; readonly names: readonly string[] },
): Promise<SubjectRange['records']> => {
  if (!quantiles || (n >= SAMPLE_SIZES.range && n < SAMPLE_SIZES.quartiles)) return [];
  const [, , p25 = 0, p50 = 0, p75 = 0] = quantiles;
  const reach = REACH * (p75 - p25);
  const at = picked.values.length;
  const isFew = n < SAMPLE_SIZES.range;
  const rows = await asked<SubjectRange['records'][number]>(
    pool,
    picked,
    `select picked.id, title as name, concat_ws(' ', province.name, city.short_name) as "areaName",
       to_char(month, 'YYYY-MM') as "priceDate", x0 as cost, source = 'sample' as sample,
       marked.reason as normal
     from picked
     left join lateral (
       select min(reason) as reason from normal_figure
       where project_id = picked.id and kind = $${at + 5} and name = any ($${at + 6}::text[])) marked on true
     left join region province on province.areaid = picked.area_id
     left join region city on city.areaid = picked.city_id
     where x0 is not null and ($${at + 1}::bool or x0 < $${at + 2}::float8 or x0 > $${at + 3}::float8)
     order by abs(x0 - $${at + 4}::float8) desc, picked.id limit ${MOST_RECORDS}`,
    [isFew, p25 - reach, p75 + reach, p50, kind, names],
  );
  return rows.map((row) => ({ ...row, cost: short(row.cost) }));
};
