import type { Pool } from 'pg';
import { comparedCost } from '#infra/server/costing/compared-cost';
import { Parameters } from '#infra/server/postgres/parameters';
import type { Basis } from '#src/costing/basis';
import { roundTo } from '#src/costing/money';
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

/** Each province stays in its own place, or there would be nothing to compare. */
export type TilesBasis = Pick<Basis, 'period' | 'index'>;

const medianOf = (cost: string): string => `
    case when count(${cost}) >= ${SAMPLE_SIZES.quartiles}
      then percentile_cont(0.5) within group (order by ${cost}) end`;

// Rounded here: PostgreSQL rounds what is shortest with 15 digits, and half a fen may go the other way.
const toFen = (value: number | null): number | null => value && roundTo(value, 2);

const statement = (basis: TilesBasis, parameters: Parameters): string => {
  const { yardstick, joined, cost } = comparedCost({ ...basis, taxBasis: '除税' }, parameters);
  const taxed = comparedCost({ ...basis, taxBasis: '含税' }, parameters);
  return `
  ${yardstick ? `${yardstick},` : 'with'} compared as (
    select p.area_id, ${cost} as cost, ${taxed.cost} as taxed, p.source = 'sample' as sample
    from project p ${joined}
    where p.type = 'residential.highrise'
  )
  select r.areaid::text as "areaId", r.name, r.short_name as "shortName", count(c.cost)::int as n,
    ${medianOf('c.cost')} as median, ${medianOf('c.taxed')} as taxed,
    coalesce(bool_or(c.sample) filter (where c.cost is not null), false) as sample,
    (${yardstick ? `select to_char(max(period), 'YYYY-MM') from yardstick` : parameters.add(basis.period, 'text')}) as period
  from region r left join compared c on c.area_id = r.areaid
  where r.level = 1 and r.status = 'open'
  group by r.areaid order by r.sort_key`;
};

/** What every project costs in a month, in the newest one where none is chosen; what cannot be read so does not count. */
export const tiles = async (pool: Pool, basis: TilesBasis = {}): Promise<HomeContent['tiles']> => {
  const parameters = new Parameters();
  const { rows } = await pool.query<Tile>(statement(basis, parameters), parameters.values);
  return {
    title: '高层住宅单方造价中位数',
    period: rows[0]?.period ?? '',
    sample: rows.some(({ sample }) => sample),
    values: rows.map(({ period: _period, sample: _sample, median, taxed, ...tile }) => ({
      ...tile,
      median: toFen(median),
      taxed: toFen(taxed),
    })),
  };
};
