import type { Pool } from 'pg';
import type { IndexPoint, IndexResult } from '../contract';
import { STEP } from './find-indexes';

export type SeriesHead = IndexResult['series'];

const HEAD = `
  select s.id, s.name, s.category, s.item, s.area_id::text as "areaId", r.name as "areaName", s.frequency,
    to_char(s.base_period, 'YYYY-MM') as "basePeriod", s.unit, s.method, s.publisher, s.weights, s.source
  from index_series s join region r on r.areaid = s.area_id`;

export const readHead = async (pool: Pool, id: string): Promise<SeriesHead | undefined> => {
  const { rows } = await pool.query<SeriesHead>(`${HEAD} where s.id = $1 and s.status = 'open'`, [id]);
  return rows[0];
};

/** A series with its newest value that is no forecast. */
export type NewestOfSeries = SeriesHead & {
  readonly period: string;
  readonly value: number;
  readonly revision: number;
  readonly rank: number;
};

/** All that are published, each with its newest value. */
export const NEWEST_OF_SERIES = `
  select s.id, s.name, s.category, s.item, s.area_id::text as "areaId", r.name as "areaName", s.unit, s.method,
    s.publisher, s.source, s.rank, to_char(newest.period, 'YYYY-MM') as period, newest.value::float8 as value,
    (select coalesce(sum(revision), 0)::int from index_point p where p.series_id = s.id) as revision
  from index_series s
  join region r on r.areaid = s.area_id
  cross join lateral (
    select period, value from index_point
    where series_id = s.id and status <> 'forecast' order by period desc limit 1) newest
  where s.status = 'open'`;

/** One series of the same kind for each region, the country first. */
const SIBLINGS = `
  select distinct on (r.areaid = 1, r.sort_key) s.id as "seriesId", s.area_id::text as "areaId", r.name as "areaName"
  from index_series s join region r on r.areaid = s.area_id
  where s.status = 'open' and s.category = $1 and s.item is not distinct from $2 and s.frequency = $3 and s.unit = $4
  order by r.areaid = 1 desc, r.sort_key, s.source = 'sample', s.rank, s.id`;

export type Sibling = Pick<IndexResult['regions'][number], 'seriesId' | 'areaId' | 'areaName'>;

export const readSiblings = async (
  pool: Pool,
  { category, item, frequency, unit }: SeriesHead,
): Promise<readonly Sibling[]> => {
  const { rows } = await pool.query<Sibling>(SIBLINGS, [category, item, frequency, unit]);
  return rows;
};

const change = (before: string) => `round((p.value / ${before}.value - 1) * 100, 2)::float8`;

const POINTS = `
  select p.series_id as "seriesId", to_char(p.period, 'YYYY-MM') as period, p.value::float8 as value, p.status, p.revision,
    ${change('before')} as "monthOverMonth", ${change('year')} as "yearOverYear"
  from index_point p
  join index_series s on s.id = p.series_id
  left join index_point before on before.series_id = p.series_id and before.period = (p.period - ${STEP})::date
  left join index_point year on year.series_id = p.series_id and year.period = (p.period - interval '1 year')::date
  where p.series_id = any ($1::text[]) order by p.period`;

/** Points of each series, oldest first. */
export const readPoints = async (
  pool: Pool,
  ids: readonly string[],
): Promise<ReadonlyMap<string, IndexPoint[]>> => {
  const { rows } = await pool.query<IndexPoint & { readonly seriesId: string }>(POINTS, [ids]);
  const points = new Map<string, IndexPoint[]>(ids.map((id) => [id, []]));
  for (const { seriesId, ...point } of rows) points.get(seriesId)?.push(point);
  return points;
};
