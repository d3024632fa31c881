import type { Pool } from 'pg';
import { SOON_DAYS, type Overview } from '../contract';
import { isInState, ROW_TABLES, rowColumns, rowOf, type StoredRow } from './rows';

const MOST_SOON = 20;

/** The country and all provinces, those without documents, too. */
const PLACES = `
  with issued as (
    select case place.level when 2 then place.pid else place.areaid end as areaid, count(*)::int as count
    from policy p join region place on place.areaid = p.area_id group by 1)
  select r.areaid::text as "areaId", r.name as "areaName", coalesce(issued.count, 0) as count
  from region r left join issued on issued.areaid = r.areaid
  where r.level < 2 order by r.areaid <> 1, r.sort_key`;

const YEARS = `
  select extract(year from min(published_on))::int as first, extract(year from max(published_on))::int as last
  from policy`;

/** `$1` is the day; what was replaced before it began is left out. */
const SOON = `
  select ${rowColumns('$1::date')} from ${ROW_TABLES}
  where ${isInState('即将实施', '$1::date')} and p.effective_on <= $1::date + ${SOON_DAYS}
    and (p.ended_on is null or p.ended_on > p.effective_on)
  order by p.effective_on, p.id limit ${MOST_SOON}`;

export const readOverview = async (pool: Pool, day: string): Promise<Overview> => {
  const [years, places, soon] = await Promise.all([
    pool.query<{ first: number | null; last: number }>(YEARS),
    pool.query<Overview['places'][number]>(PLACES),
    pool.query<StoredRow>(SOON, [day]),
  ]);
  const { first = null, last = 0 } = years.rows[0] ?? {};
  return {
    years: first === null ? [] : Array.from({ length: last - first + 1 }, (_, at) => String(last - at)),
    places: places.rows,
    soon: soon.rows.map(rowOf),
  };
};
