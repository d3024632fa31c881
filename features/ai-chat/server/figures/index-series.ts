import type { Pool } from 'pg';
import type { MonthValue } from '#src/costing/changes';
import { costIndexPath } from '#src/contract/records';
import type { Quoted } from './answer-draft';
import { sourceWords } from './number-words';

export interface Series {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly unit: string;
  readonly region: string;
  readonly source: string;
  readonly points: readonly (MonthValue & { readonly status: string })[];
}

const SERIES = `
  select s.id, s.name, s.category, s.unit, r.name as region, s.source,
    (select jsonb_agg(jsonb_build_object('period', to_char(p.period, 'YYYY-MM'), 'value', p.value, 'status', p.status)
       order by p.period) from index_point p where p.series_id = s.id and p.status <> 'forecast') as points
  from region asked
  join region r on r.areaid in (asked.areaid, asked.pid, 1)
  join index_series s on s.area_id = r.areaid and s.category = $2 and s.item is not distinct from $3
    and s.status = 'open' and s.frequency = 'month'
  where asked.areaid = $1::int
  order by r.level desc, s.source = 'sample', s.rank, s.id limit 1`;

/** The series of the place itself, else of its province, else of the country. */
export const seriesOf = async (
  pool: Pool,
  {
    areaId,
    category,
    item,
  }: { readonly areaId: string; readonly category: string; readonly item: string | null },
): Promise<Series | undefined> => {
  const { rows } = await pool.query<Omit<Series, 'points'> & { readonly points: Series['points'] | null }>(
    SERIES,
    [Number(areaId), category, item],
  );
  const [row] = rows;
  return row && { ...row, points: row.points ?? [] };
};

/** The newest value not after the month. */
export const valueAt = ({ points }: Series, month: string): Series['points'][number] | undefined =>
  points.findLast(({ period }) => period <= month);

/** The months of the newest year that has all of them, else as many as it has. */
export const yearOf = ({ points }: Series, months: readonly string[]): readonly string[] => {
  const held = new Set(points.map(({ period }) => period));
  const years = [...new Set(points.map(({ period }) => period.slice(0, 4)))].sort().toReversed();
  const year =
    years.find((one) => months.every((month) => held.has(`${one}-${month}`))) ??
    years.find((one) => months.some((month) => held.has(`${one}-${month}`)));
  return year === undefined ? [] : months.map((month) => `${year}-${month}`);
};

export const quotedSeries = ({ id, name, region, source }: Series, period: string): Quoted => ({
  title: name,
  region,
  period,
  taxBasis: '',
  n: null,
  source: sourceWords([source]),
  link: costIndexPath(id),
});
