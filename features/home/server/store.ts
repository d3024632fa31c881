import type { Pool } from 'pg';
import type { HomeContent } from '../contract';
import { typeLabel } from './project-types';

const NEWEST = 8;

/** Projects in the order they came in, the last one first. */
export const newest = async (pool: Pool): Promise<HomeContent['newest']> => {
  const { rows } = await pool.query<HomeContent['newest'][number]>(
    `select p.id, p.name, concat_ws(' ', province.name, city.name) as "areaName", p.type,
       p.unit_cost::float8 as "unitCost", to_char(p.price_date, 'YYYY-MM') as "priceDate",
       p.source = 'sample' as sample
     from (select * from project order by created_at desc, id limit $1) p
     left join region province on province.areaid = p.area_id
     left join region city on city.areaid = p.city_id
     order by p.created_at desc, p.id`,
    [NEWEST],
  );
  return rows.map((row) => ({ ...row, type: typeLabel(row.type) }));
};

export interface Holding {
  readonly count: number;
  /** Day of the newest record in Shanghai, YYYY-MM-DD; null without any. */
  readonly updatedAt: string | null;
}

export const projectHolding = async (pool: Pool): Promise<Holding> => {
  const { rows } = await pool.query<{ count: number; newest: string | null }>(
    `select count(*)::int as count,
            to_char(max(created_at) at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as newest
     from project`,
  );
  return { count: rows[0]?.count ?? 0, updatedAt: rows[0]?.newest ?? null };
};
