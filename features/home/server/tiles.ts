import type { Pool } from 'pg';
import { CARRYING, carried, YARDSTICK } from '#infra/server/costing/carried-cost';
import { SAMPLE_SIZES } from '#src/costing/sample-sizes';
import type { HomeContent } from '../contract';

interface Tile {
  readonly areaId: string;
  readonly name: string;
  readonly shortName: string;
  readonly median: number | null;
  readonly n: number;
  readonly taxed: number | null;
  readonly period: string | null;
  readonly sample: boolean;
}

/** The median of what every project costs before tax in the newest month; what cannot be carried there does not count. */
const TILES = `
  with ${YARDSTICK}, carried as (
    select p.area_id, ${carried('p.unit_pretax')} as cost, p.source = 'sample' as sample, p.tax_rate
    from project p ${CARRYING}
    where p.type = 'residential.highrise'
  )
  select r.areaid::text as "areaId", r.name, r.short_name as "shortName", count(c.cost)::int as n,
    case when count(c.cost) >= ${SAMPLE_SIZES.quartiles}
      then round(percentile_cont(0.5) within group (order by c.cost)::numeric, 2)::float8 end as median,
    case when count(c.cost) >= ${SAMPLE_SIZES.quartiles} and count(c.tax_rate) filter (where c.cost is not null) = count(c.cost)
      then round(percentile_cont(0.5) within group (order by c.cost * (1 + c.tax_rate))::numeric, 2)::float8 end as "taxed",
    coalesce(bool_or(c.sample) filter (where c.cost is not null), false) as sample,
    (select to_char(max(period), 'YYYY-MM') from yardstick) as period
  from region r left join carried c on c.area_id = r.areaid
  where r.level = 1 and r.status = 'open'
  group by r.areaid order by r.sort_key`;

export const tiles = async (pool: Pool): Promise<HomeContent['tiles']> => {
  const { rows } = await pool.query<Tile>(TILES);
  return {
    title: '高层住宅单方造价中位数',
    period: rows[0]?.period ?? '',
    sample: rows.some(({ sample }) => sample),
    values: rows.map(({ period: _period, sample: _sample, ...tile }) => tile),
  };
};
