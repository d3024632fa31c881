import type { Pool } from 'pg';
import type { UnitPriceRow } from '../../contract';
import { readRows } from '../rows';
import { readState } from '../state';
import type { ComparisonBasis } from '../statistics/reading';
import { readRecord } from './record';

const COUNT = 6;
/** So many of the latest records of the item, in the province and beyond it, are compared. */
const LOOKED_AT = 300;

/**
 * Other deciding characteristics count as far as 0.5, another text as 0.3, another province as 0.25, a year as 0.2, twice the price as 0.69; other projects
 * come before the same one again.
 */
const NEAREST = `
  with s as materialized (
    select u.*, t.group_id from unit_price u join bill_text t on t.id = u.text_id where u.id = $1),
  own as (
    select u.id from s join unit_price u on u.item_id = s.item_id and u.area_id = s.area_id
    where u.price_date >= s.price_date - interval '3 years' order by u.price_date desc limit ${LOOKED_AT}),
  elsewhere as (
    select u.id from s join unit_price u on u.item_id = s.item_id and u.text_id = s.text_id order by u.id desc limit ${LOOKED_AT})
  select u.id from s, (select id from own union select id from elsewhere) near join unit_price u using (id)
    join bill_text t on t.id = u.text_id
  where u.id <> s.id and u.price > 0 and s.price > 0
  order by case when u.text_id = s.text_id then 0 else 0.3 end + case when t.group_id = s.group_id then 0 else 0.5 end + case when u.area_id = s.area_id then 0 else 0.25 end
    + abs(u.price_date - s.price_date) / 365.0 * 0.2 + abs(ln(u.pretax::float8 / s.pretax::float8))
    + case when u.project_id = s.project_id then 1 else 0 end, u.id
  limit ${COUNT}`;

/** Records of the same item nearest to this one, nearest first. */
export const similarTo = async (
  pool: Pool,
  id: string,
  reading: ComparisonBasis,
): Promise<{ rows: UnitPriceRow[] }> => {
  await readRecord(pool, id);
  const { rows } = await pool.query<{ id: number }>(NEAREST, [id]);
  return {
    rows: await readRows(
      pool,
      rows.map((row) => row.id),
      { state: await readState(pool), reading },
    ),
  };
};
