import type { Pool } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { MOVED_BY, placeAndTime, RATIO, targetBy } from '#infra/server/costing/read-in';
import { zoneOf } from '#infra/server/listing/region-zones';
import { codes } from '#src/contract/codes';
import { readBasis, type Basis } from '#src/costing/basis';
import type { WaterDetail, WaterRow } from '../contract';
import { WHOLE_STAGES } from '../contract-terms';
import { standingAmong, type Own, type Peer } from './group';
import { ROW_COLUMNS, ROW_TABLES, ROWS_BY_ID } from './rows';

export const NO_RECORD = '没有找到这项指标，它可能已移除';
const SIMILAR = 6;

const zoneAt = (area: string): string => `(select ${zoneOf('r')} from region r where r.areaid = ${area})`;

/** Whether a record holds the whole project, or its works alone. */
const IS_WHOLE = (of: string): string =>
  `(${of}.stage in (${WHOLE_STAGES.map((stage) => `'${stage}'`).join(', ')}))`;

/**
 * The record ($1) and all of its kind, unit basis and extent within three years, read in the month $2 and the place $3, or in
 * its own. Without any published index they are read as they are.
 */
const GROUP = `
  with s as materialized (select * from water_record where id = $1),${targetBy()}
  select p.id = s.id as "isOwn", s.city_id is not null as "hasCity", p.source = 'sample' as "isSample", target.is_published as "isPublished", target.place as "placeName",
    to_char(coalesce($2::date, s.price_date), 'YYYY-MM') as period,
    p.pretax_value::float8 * ${RATIO} as pretax,
    case when p.city_id = s.city_id then 0 when p.area_id = s.area_id then 1
      when ${zoneAt('p.area_id')} = ${zoneAt('s.area_id')} then 2 else 3 end as place,
    abs((extract(year from p.price_date) - extract(year from s.price_date)) * 12
      + extract(month from p.price_date) - extract(month from s.price_date))::int as apart
  from s join water_record p on p.kind = s.kind and p.unit_basis = s.unit_basis and ${IS_WHOLE('p')} = ${IS_WHOLE('s')}
    and p.price_date between s.price_date - interval '36 months' and s.price_date + interval '36 months'
  ${MOVED_BY}`;

type StoredPeer = Peer &
  Pick<Own, 'hasCity' | 'period' | 'placeName' | 'isPublished'> & { readonly isOwn: boolean };

const readStanding = async (pool: Pool, row: WaterRow, basis: Basis): Promise<WaterDetail['standing']> => {
  const { rows } = await pool.query<StoredPeer>(GROUP, [row.id, ...placeAndTime(basis)]);
  const own = rows.find(({ isOwn }) => isOwn);
  if (!own) throw new Error(`record ${row.id} vanished while it was read`);
  return standingAmong(
    {
      kind: row.kind,
      unitBasis: row.unitBasis,
      isWhole: WHOLE_STAGES.includes(row.stage),
      province: row.areaName.split(' ')[0] ?? '',
      hasCity: own.hasCity,
      period: own.period,
      placeName: own.placeName,
      isPublished: own.isPublished,
      pretax: own.pretax,
      taxBasis: basis.taxBasis ?? row.taxBasis,
      taxRate: row.taxRate,
    },
    rows.filter(({ isOwn }) => !isOwn),
  );
};

interface Whole {
  readonly facts: WaterDetail['facts'];
  readonly pretax: number;
  readonly tax: number;
  readonly total: number;
}
const WHOLE = `select facts, pretax::float8 as pretax, tax::float8 as tax, total::float8 as total
  from water_record where id = $1`;
const COSTS = `
  select c.name, c.amount::float8 as amount, round(c.amount / r.pretax * 100, 2)::float8 as share
  from water_cost c join water_record r on r.id = c.record_id where r.id = $1 order by c.seq`;
const QUANTITIES = `
  select name, unit, quantity::float8 as quantity from water_quantity where record_id = $1 order by seq`;

/** Same kind, unit basis and extent: the same province first, then the nearest in time and size. */
const NEAREST = `
  select ${ROW_COLUMNS}
  from water_record s join ${ROW_TABLES} on p.kind = s.kind and p.unit_basis = s.unit_basis and p.id <> s.id and ${IS_WHOLE('p')} = ${IS_WHOLE('s')}
    and p.price_date between s.price_date - interval '36 months' and s.price_date + interval '36 months'
  where s.id = $1
  order by p.area_id <> s.area_id, abs(p.price_date - s.price_date) / 180, abs(ln(p.quantity / s.quantity)), p.id
  limit ${SIMILAR}`;

/** @throws ApiError 440 */
export const readDetail = async (pool: Pool, id: string, basisText = ''): Promise<WaterDetail> => {
  const found = await pool.query<WaterRow>(ROWS_BY_ID, [[id]]);
  const row = found.rows[0];
  if (!row) throw new ApiError(codes.notFound, NO_RECORD);
  const [whole, costs, quantities, similar, standing] = await Promise.all([
    pool.query<Whole>(WHOLE, [id]),
    pool.query<WaterDetail['costs'][number]>(COSTS, [id]),
    pool.query<WaterDetail['quantities'][number]>(QUANTITIES, [id]),
    pool.query<WaterRow>(NEAREST, [id]),
    readStanding(pool, row, readBasis(basisText)),
  ]);
  const { facts = [], pretax = 0, tax = 0, total = 0 } = whole.rows[0] ?? {};
  return {
    row,
    facts,
    totals: { pretax, tax, total, taxRate: row.taxRate },
    costs: costs.rows,
    quantities: quantities.rows,
    standing,
    similar: similar.rows,
  };
};
