import type { Pool } from 'pg';
import { roundTo } from '#src/costing/money';
import { deviation } from '#src/costing/ranks';
import { splitChange } from '#src/costing/split-change';
import type { IndexPoint, IndexResult } from '../contract';
import type { SeriesHead } from './read-series';

type Contribution = IndexResult['contribution'];

const DIGITS = 2;
const YEAR_BACK: Readonly<Record<SeriesHead['frequency'], number>> = { month: 12, quarter: 4, year: 1 };
/** Categories that are a component as a whole; the others are named by their item. */
const WHOLE = ['人工', '机械'];

/** A component is read from the region's own series, else from that of the country. */
const VALUES = `
  select distinct on (wanted.name) wanted.name, s.name as "seriesName",
    base.value::float8 as base, before.value::float8 as before, after.value::float8 as after
  from unnest($1::text[]) as wanted (name)
  join index_series s on s.status = 'open' and s.frequency = 'month' and s.area_id in ($2, 1)
    and (s.category = '材料' and s.item = wanted.name or s.category = any ($6::text[]) and s.category = wanted.name)
  join index_point base on base.series_id = s.id and base.period = to_date($3, 'YYYY-MM')
  join index_point before on before.series_id = s.id and before.period = to_date($4, 'YYYY-MM')
  join index_point after on after.series_id = s.id and after.period = to_date($5, 'YYYY-MM')
  order by wanted.name, s.area_id = 1, s.source = 'sample', s.rank, s.id`;

interface Value {
  readonly name: string;
  readonly seriesName: string;
  readonly base: number;
  readonly before: number;
  readonly after: number;
}

/** The span asked for, within what is known; the last year when nothing is asked for. */
const spanOf = (
  { frequency }: SeriesHead,
  points: readonly IndexPoint[],
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): readonly [IndexPoint, IndexPoint] | undefined => {
  const known = points.filter(({ status }) => status !== 'forecast');
  const last = known.findLast(({ period }) => period <= (to ?? '9999-12'));
  if (!last) return undefined;
  const usual = known[Math.max(0, known.indexOf(last) - YEAR_BACK[frequency])];
  const first = from === undefined ? usual : known.find(({ period }) => period >= from);
  return first && first.period < last.period ? [first, last] : undefined;
};

/** How much of the change each component made. Null for series without weights, or without two values to compare. */
export const contributionOf = async (
  pool: Pool,
  head: SeriesHead,
  points: readonly IndexPoint[],
  asked: { readonly from?: string | undefined; readonly to?: string | undefined },
): Promise<Contribution> => {
  const { weights, basePeriod, areaId, frequency } = head;
  const span = spanOf(head, points, asked);
  // Means of quarters and years are not set against single months.
  if (!weights || basePeriod === null || !span || frequency !== 'month') return null;
  const [first, last] = span;
  const { rows } = await pool.query<Value>(VALUES, [
    Object.keys(weights),
    Number(areaId),
    basePeriod,
    first.period,
    last.period,
    WHOLE,
  ]);
  const components = rows.map((row) => ({ ...row, weight: weights[row.name] ?? 0 }));
  const change = last.value - first.value;
  const { parts, rest } = splitChange(roundTo(change, DIGITS), components);
  const named = components.reduce((sum, { weight }) => sum + weight, 0);
  const whole = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  return {
    from: first.period,
    to: last.period,
    change: roundTo(change, DIGITS),
    percent: roundTo(deviation(last.value, first.value) * 100, DIGITS),
    parts: parts
      .map(({ name, points: moved }, at) => ({
        name,
        weight: components[at]?.weight ?? 0,
        points: roundTo(moved, DIGITS + 1),
        seriesName: components[at]?.seriesName ?? '',
      }))
      .sort((one, other) => Math.abs(other.points) - Math.abs(one.points)),
    rest: roundTo(rest, DIGITS + 1),
    restWeight: whole - named,
  };
};
