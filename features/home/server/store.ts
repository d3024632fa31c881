import type { Pool } from 'pg';
import { GROUPS, recordOf } from '#src/contract/records';
import { typeName } from '#src/contract/project-terms';
import { buildingKindOf } from '#src/costing/price-series';
import type { HomeContent } from '../contract';

const NEWEST = 8;

/** Projects in the order they came in, the last one first; their costs in the tax basis of the page. */
export const newest = async (pool: Pool): Promise<HomeContent['newest']> => {
  const { rows } = await pool.query<HomeContent['newest'][number]>(
    `select p.id, p.name, concat_ws(' ', province.name, city.name) as "areaName", p.type,
       p.area_id::text as "areaId", p.city_id::text as "cityId", p.tax_rate::float8 as "taxRate",
       p.unit_pretax::float8 as "unitCost", to_char(p.price_date, 'YYYY-MM') as "priceDate",
       p.source = 'sample' as sample
     from (select * from project order by created_at desc, id limit $1) p
     left join region province on province.areaid = p.area_id
     left join region city on city.areaid = p.city_id
     order by p.created_at desc, p.id`,
    [NEWEST],
  );
  return rows.map((row) => ({ ...row, type: typeName(row.type), building: buildingKindOf(row.type) }));
};

export interface Holding {
  readonly count: number;
  /** Day of the newest record in Shanghai, YYYY-MM-DD; null without any. */
  readonly updatedAt: string | null;
}

/** Nothing has been updated on a day to come, whatever a record says. */
export const TODAY = `(now() at time zone 'Asia/Shanghai')::date`;
const HOLDINGS = `
  select 'commonproj' as section, count(*)::int as count, max(created_at at time zone 'Asia/Shanghai') as newest
  from project
  union all
  select 'projectCost', count(*)::int, max(updated_at at time zone 'Asia/Shanghai')
  from index_series where status = 'open'
  union all
  select 'industry-index', count(*)::int, (select max(published_on)::timestamp from industry_point where published_on <= ${TODAY})
  from industry_series having count(*) > 0
  union all
  select key, count(*)::int, max(published_on) filter (where published_on <= ${TODAY})::timestamp
  from search_entry join unnest($1::text[], $2::text[]) as searched (kind, key) using (kind) group by key`;

/** These count their own. */
const COUNTED: readonly string[] = ['commonproj', 'projectCost', 'industry-index'];
const searched = GROUPS.map(recordOf).filter((record) => !COUNTED.includes(record.in));

/** Samples of unit prices come in while the server answers. */
export const areUnitPricesMade = async (pool: Pool): Promise<boolean> => {
  const { rows } = await pool.query('select from unit_price_state where samples_stored < samples_wanted');
  return rows.length > 0;
};

/** What each section holds; one that is missing holds nothing yet. */
export const holdings = async (pool: Pool): Promise<Readonly<Record<string, Holding>>> => {
  const { rows } = await pool.query<Holding & { readonly section: string }>(
    `select section, count, to_char(newest, 'YYYY-MM-DD') as "updatedAt" from (${HOLDINGS}) held`,
    [searched.map(({ found }) => found.group), searched.map((record) => record.in)],
  );
  return Object.fromEntries(rows.map(({ section, ...holding }) => [section, holding]));
};
