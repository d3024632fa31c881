import type { Pool } from 'pg';
import { comparedCost } from '#infra/server/costing/compared-cost';
import { Parameters } from '#infra/server/postgres/parameters';
import type { Basis } from '#src/costing/basis';
import { roundTo } from '#src/costing/money';
import { SAMPLE_SIZES } from '#src/costing/sample-sizes';
import { TYPES } from '../reading/vocabulary';

export interface ProvinceMedian {
  readonly areaId: string;
  readonly name: string;
  readonly n: number;
  /** 元/㎡ */
  readonly median: number;
  /** What costs are carried to, YYYY-MM. */
  readonly period: string;
  readonly sources: readonly string[];
}

/** What provinces are compared in: each stays in its own place. */
export type ProvincesBasis = Pick<Basis, 'period' | 'index' | 'taxBasis'>;

/** As the map of the home page has them, of provinces with enough projects. */
const statement = (basis: ProvincesBasis, parameters: Parameters): string => {
  const { yardstick, joined, cost } = comparedCost(basis, parameters);
  return `
  ${yardstick ? `${yardstick},` : 'with'} compared as (
    select p.area_id, p.source, ${cost} as cost from project p ${joined}
    where p.type = any ($1::text[]) and ($2::text is null or p.structure = $2)
  )
  select r.areaid::text as "areaId", r.name, count(c.cost)::int as n, array_agg(distinct c.source) as sources,
    percentile_cont(0.5) within group (order by c.cost) as median,
    (${yardstick ? `select to_char(max(period), 'YYYY-MM') from yardstick` : parameters.add(basis.period, 'text')}) as period
  from region r join compared c on c.area_id = r.areaid and c.cost is not null
  where r.level = 1 and r.status = 'open'
  group by r.areaid having count(c.cost) >= ${SAMPLE_SIZES.quartiles}
  order by median desc, r.sort_key`;
};

/** The most expensive first. */
export const provinceMedians = async (
  pool: Pool,
  { type, structure }: { readonly type: string; readonly structure?: string | undefined },
  basis: ProvincesBasis,
): Promise<readonly ProvinceMedian[]> => {
  const types = Object.keys(TYPES).filter((code) => code.includes('.') && `${code}.`.startsWith(`${type}.`));
  const parameters = new Parameters();
  parameters.values.push(types, structure ?? null);
  const { rows } = await pool.query<ProvinceMedian>(statement(basis, parameters), parameters.values);
  return rows.map((row) => ({ ...row, median: roundTo(row.median, 2) }));
};
