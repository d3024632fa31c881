import type { Pool } from 'pg';
import type { DataOf } from '#src/contract/call';
import { LABOR_SECTIONS, type areaInfosCall, type SectionItems } from '../contract';
import { readPeriods } from './find-prices';

const ITEMS = `
  select section, jsonb_agg(jsonb_build_object('itemId', id, 'name', name, 'unit', unit, 'mode', mode)
    order by source = 'sample', rank, id) as items
  from labor_item group by section order by array_position($1::text[], section)`;

export const readSections = async (pool: Pool): Promise<SectionItems> => {
  const { rows } = await pool.query<SectionItems[number]>(ITEMS, [LABOR_SECTIONS]);
  return rows;
};

type AreaInfos = DataOf<typeof areaInfosCall>;

const AREAS = `
  select r.areaid::text as "areaId", r.name as "areaName", count(*)::int as items
  from labor_line l join region r on r.areaid = l.area_id
  group by r.areaid order by r.areaid <> 1, r.sort_key`;

export const readAreaInfos = async (pool: Pool): Promise<AreaInfos> => {
  const { rows } = await pool.query<AreaInfos['areas'][number]>(AREAS);
  return { areas: rows, periods: [...(await readPeriods(pool))] };
};
