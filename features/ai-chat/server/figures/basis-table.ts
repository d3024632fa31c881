import type { Pool } from 'pg';
import type { BasisTable } from '#src/costing/rebaser';

const MONTHS = `
  select to_char(period, 'YYYY-MM') as period, value::float8 as value, status, name, source
  from national_composite order by national_composite.period`;

const FACTORS = `
  select f.area_id::text as "areaId", r.name, f.factor::float8 as value
  from place_factor f join region r on r.areaid = f.area_id order by f.area_id`;

type Month = BasisTable['indexes'][number] & { readonly name: string; readonly source: string };

export interface PublishedBasis extends BasisTable {
  /** Of the index that months are moved by. */
  readonly series: { readonly name: string; readonly source: string } | undefined;
}

/** What the pages move costs by: the composite index of the country, and a factor for each place. */
export const readBasis = async (pool: Pool): Promise<PublishedBasis> => {
  const [{ rows: months }, { rows: factors }] = await Promise.all([
    pool.query<Month>(MONTHS),
    pool.query<BasisTable['factors'][number]>(FACTORS),
  ]);
  const [first] = months;
  return {
    indexes: months.map(({ period, value, status }) => ({ period, value, status })),
    factors,
    series: first && { name: first.name, source: first.source },
  };
};

/** The province of a city; the place itself where it is none. */
export const provinceOf = async (pool: Pool, areaId: string): Promise<string> => {
  const { rows } = await pool.query<{ readonly province: string }>(
    `select case when level = 2 then pid else areaid end::text as province from region where areaid = $1`,
    [Number(areaId)],
  );
  return rows[0]?.province ?? areaId;
};
