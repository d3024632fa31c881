import type { Pool } from 'pg';
import { CARRYING, carried, YARDSTICK } from '#infra/server/costing/carried-cost';
import { SAMPLE_SIZES } from '#src/costing/sample-sizes';
import { TYPES } from '../reading/vocabulary';

export interface ProvinceMedian {
  readonly areaId: string;
  readonly name: string;
  readonly n: number;
  /** 元/㎡, before tax. */
  readonly median: number;
  /** What costs are carried to, YYYY-MM. */
  readonly period: string;
  readonly sources: readonly string[];
}

/** As the map of the home page has them: carried to the newest month, of provinces with enough projects. */
const MEDIANS = `
  with ${YARDSTICK}, carried as (
    select p.area_id, p.source, ${carried('p.unit_pretax')} as cost from project p ${CARRYING}
    where p.type = any ($1::text[]) and ($2::text is null or p.structure = $2)
  )
  select r.areaid::text as "areaId", r.name, count(c.cost)::int as n, array_agg(distinct c.source) as sources,
    round(percentile_cont(0.5) within group (order by c.cost)::numeric, 2)::float8 as median,
    (select to_char(max(period), 'YYYY-MM') from yardstick) as period
  from region r join carried c on c.area_id = r.areaid and c.cost is not null
  where r.level = 1 and r.status = 'open'
  group by r.areaid having count(c.cost) >= ${SAMPLE_SIZES.quartiles}
  order by median desc, r.sort_key`;

/** The most expensive first. */
export const provinceMedians = async (
  pool: Pool,
  { type, structure }: { readonly type: string; readonly structure?: string | undefined },
): Promise<readonly ProvinceMedian[]> => {
  const types = Object.keys(TYPES).filter((code) => code.includes('.') && `${code}.`.startsWith(`${type}.`));
  const { rows } = await pool.query<ProvinceMedian>(MEDIANS, [types, structure ?? null]);
  return rows;
};
