import type { Pool } from 'pg';

const STAMP_AGAIN = `
  update project p set level = now.level
  from project before left join kept_price_level now
    on now.month = before.price_date and now.area_id = priced_place(before.area_id, before.city_id)
  where p.id = before.id and before.level is distinct from now.level`;

/** Brings the levels that unit costs are ordered by to the indexes and factors as they are now. */
export const settleLevels = async (pool: Pool): Promise<void> => {
  await pool.query(STAMP_AGAIN);
};
