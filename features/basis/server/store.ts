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

const OWN_SERIES = `
  select s.key, s.name, s.publisher,
    (select jsonb_agg(jsonb_build_object(
        'period', to_char(c.period, 'YYYY-MM'), 'value', p.value::float8, 'status', p.status) order by c.period)
      from national_composite c join index_point p on p.series_id = s.id and p.period = c.period) as months
  from own_series s where exists (select from national_composite) order by s.key`;

const TRAVELLING = `
  select coalesce(array_agg(word order by word) filter (where way = '清单'), '{}') as items,
    coalesce(array_agg(word order by word) filter (where way = '材料'), '{}') as materials
  from travelling_material`;

const FACTORS = `
  select f.area_id::text as "areaId", r.name, f.factor::float8 as value, f.provenance
  from place_factor f join region r on r.areaid = f.area_id order by f.area_id`;

export const basisTable = async (pool: Pool): Promise<PublishedTable> => {
  const [{ rows: months }, { rows: factors }, { rows: ownSeries }, { rows: travelling }] = await Promise.all([
    pool.query<Month>(MONTHS),
    pool.query<Factor>(FACTORS),
    pool.query<NonNullable<PublishedTable['ownSeries']>[number]>(OWN_SERIES),
    pool.query<NonNullable<PublishedTable['travelling']>>(TRAVELLING),
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
    ownSeries,
    travelling: travelling[0] ?? { items: [], materials: [] },
    factors: factors.map(({ areaId, name, value }) => ({ areaId, name, value })),
    factorSource: factors[0]?.provenance ?? null,
  };
};
