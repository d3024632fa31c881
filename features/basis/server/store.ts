import type { Pool } from 'pg';
import type { PublishedTable } from '../contract';

type Month = PublishedTable['indexes'][number] & NonNullable<PublishedTable['series']>;
type Factor = PublishedTable['factors'][number] & {
  readonly provenance: NonNullable<PublishedTable['factorSource']>;
};

const MONTHS = `
  select to_char(period, 'YYYY-MM') as period, value::float8 as value, status,
    name, publisher, to_char(base_period, 'YYYY-MM') as "basePeriod", source
  from national_composite order by national_composite.period`;

const FACTORS = `
  select f.area_id::text as "areaId", r.name, f.factor::float8 as value, f.provenance
  from place_factor f join region r on r.areaid = f.area_id order by f.area_id`;

export const basisTable = async (pool: Pool): Promise<PublishedTable> => {
  const [{ rows: months }, { rows: factors }] = await Promise.all([
    pool.query<Month>(MONTHS),
    pool.query<Factor>(FACTORS),
  ]);
  const [month] = months;
  return {
    series: month
      ? {
          name: month.name,
          publisher: month.publisher,
          basePeriod: month.basePeriod,
          source: month.source,
        }
      : null,
    indexes: months.map(({ period, value, status }) => ({ period, value, status })),
    factors: factors.map(({ areaId, name, value }) => ({ areaId, name, value })),
    factorSource: factors[0]?.provenance ?? null,
  };
};
