import type { Pool } from 'pg';
import type { ProjectRow } from '../contract';
import { ROW_COLUMNS, ROW_TABLES, rowOf, type StoredRow } from './row';

const COUNT = 6;

/** Twice the size or cost counts as far as 0.69; another province as 0.3, another structure as 0.2, ten floors as 0.3. */
const NEAREST = `
  with s as materialized (select * from project where id = $1)
  select p.id
  from s join project p on p.type = s.type and p.id <> s.id
    and p.price_date between s.price_date - interval '3 years' and s.price_date + interval '3 years'
  order by abs(ln(p.area::float8 / s.area::float8)) + abs(ln(p.unit_pretax::float8 / s.unit_pretax::float8))
    + case when p.area_id = s.area_id then 0 else 0.3 end + case when p.structure = s.structure then 0 else 0.2 end
    + abs(p.floors_above - s.floors_above) * 0.03, p.id
  limit ${COUNT}`;

/** The nearest peers by size, cost, place, structure and height, nearest first. */
export const similarTo = async (pool: Pool, id: string): Promise<ProjectRow[]> => {
  const { rows } = await pool.query<StoredRow>(
    `with near as (select id, row_number() over () as place from (${NEAREST}) nearest)
     select ${ROW_COLUMNS} from near join ${ROW_TABLES} on p.id = near.id order by near.place`,
    [id],
  );
  return rows.map(rowOf);
};
