import type { Pool, PoolClient } from 'pg';
import type { ProjectRow } from '../contract';
import type { PeerSet } from '../contract-peers';
import { alike, isRead } from './peers';
import { ROW_COLUMNS, ROW_TABLES, rowOf, type StoredRow } from './row';

const COUNT = 6;

/** Beside one project as many as a comparison holds. */
const BESIDE = 4;
const NEARBY: PeerSet = { same: [], months: 36 };

/** Twice the size or cost counts as far as 0.69; another province as 0.3, another structure as 0.2, ten floors as 0.3. */
const nearest = (set: PeerSet, count: number): string => `
  with s as materialized (select * from project where id = $1)
  select p.id
  from s join project p on p.type = s.type and p.id <> s.id${alike(set)}
  where p.unit_pretax > 0 and s.unit_pretax > 0 and ${set === NEARBY ? 'true' : isRead}
  order by abs(ln(p.area::float8 / s.area::float8)) + abs(ln(p.unit_pretax::float8 / s.unit_pretax::float8))
    + case when p.area_id = s.area_id then 0 else 0.3 end + case when p.structure = s.structure then 0 else 0.2 end
    + abs(p.floors_above - s.floors_above) * 0.03, p.id
  limit ${count}`;

/** Those of the set that are nearest to the project, nearest first. */
export const nearestIn = async (pool: Pool | PoolClient, id: string, set: PeerSet): Promise<string[]> => {
  const { rows } = await pool.query<{ id: string }>(nearest(set, BESIDE), [id]);
  return rows.map((row) => row.id);
};

/** The nearest peers by size, cost, place, structure and height, nearest first. */
export const similarTo = async (pool: Pool, id: string): Promise<ProjectRow[]> => {
  const { rows } = await pool.query<StoredRow>(
    `with near as (select id, row_number() over () as place from (${nearest(NEARBY, COUNT)}) nearest)
     select ${ROW_COLUMNS} from near join ${ROW_TABLES} on p.id = near.id order by near.place`,
    [id],
  );
  return rows.map(rowOf);
};
