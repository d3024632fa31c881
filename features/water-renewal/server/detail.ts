import type { Pool } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { MOVED_BY, placeAndTime, RATIO, targetBy } from '#infra/server/costing/read-in';
import { zoneOf } from '#infra/server/listing/region-zones';
import { codes } from '#src/contract/codes';
import { readBasis, type Basis } from '#src/costing/basis';
import type { WaterDetail, WaterRow } from '../contract';
import { WHOLE_STAGES } from '../contract-terms';
import { hasNatures, sizeClassesOf, type GroupRule } from './groups/group-rules';
import { standingAmong, type Own, type Peer } from './groups/standing';
import { readGroupRules } from './groups/stored-rules';
import { isWhole, ROWS_BY_ID } from './rows';

export const NO_RECORD = '没有找到这项指标，它可能已移除';
const SIMILAR = 6;
const HALF_A_YEAR = 6;
/** Index of the places a peer may lie in. */
const OF_PROVINCE = 1;

const zoneAt = (area: string): string => `(select ${zoneOf('r')} from region r where r.areaid = ${area})`;

/**
 * The record ($1) and all of its kind, nature, unit basis and extent within three years, read in the month $2 and the place $3, or in
 * its own. Without any published index they are read as they are.
 */
const GROUP = `
  with s as materialized (select * from water_record where id = $1),${targetBy()}
  select p.id, p.quantity::float8 as quantity, s.city_id is not null as "hasCity", p.source = 'sample' as "isSample", target.is_published as "isPublished", target.place as "placeName",
    to_char(coalesce($2::date, s.price_date), 'YYYY-MM') as period,
    p.pretax_value::float8 * ${RATIO} as pretax,
    case when p.city_id = s.city_id then 0 when p.area_id = s.area_id then 1
      when ${zoneAt('p.area_id')} = ${zoneAt('s.area_id')} then 2 else 3 end as place,
    abs((extract(year from p.price_date) - extract(year from s.price_date)) * 12
      + extract(month from p.price_date) - extract(month from s.price_date))::int as apart
  from s join water_record p on p.kind = s.kind and p.unit_basis = s.unit_basis and p.nature is not distinct from s.nature
    and ${isWhole('p')} = ${isWhole('s')}
    and p.price_date between s.price_date - interval '36 months' and s.price_date + interval '36 months'
  ${MOVED_BY}`;

interface StoredPeer
  extends Omit<Peer, 'sizesApart'>, Pick<Own, 'hasCity' | 'period' | 'placeName' | 'isPublished'> {
  readonly id: string;
  readonly quantity: number;
}
type Alike = StoredPeer & Peer;

interface Group {
  readonly own: Own;
  readonly peers: readonly Alike[];
}

const readGroup = async (
  pool: Pool,
  row: WaterRow,
  basis: Basis,
  rules: readonly GroupRule[],
): Promise<Group> => {
  const { rows } = await pool.query<StoredPeer>(GROUP, [row.id, ...placeAndTime(basis)]);
  const own = rows.find(({ id }) => id === row.id);
  if (!own) throw new Error(`record ${row.id} vanished while it was read`);
  const { hasCity, period, placeName, isPublished, pretax } = own;
  const sizes = sizeClassesOf(rules, row);
  const ownSize = sizes?.classOf(row.quantity) ?? 0;
  return {
    own: {
      kind: row.kind,
      unitBasis: row.unitBasis,
      nature: row.nature ?? (hasNatures(rules, row) ? null : undefined),
      sizeClass: sizes?.names[ownSize],
      isWhole: WHOLE_STAGES.includes(row.stage),
      province: row.areaName.split(' ')[0] ?? '',
      hasCity,
      period,
      placeName,
      isPublished,
      pretax,
      taxBasis: basis.taxBasis ?? row.taxBasis,
      taxRate: row.taxRate,
    },
    peers: rows
      .filter(({ id }) => id !== row.id)
      .map((peer) => ({
        ...peer,
        sizesApart: sizes ? Math.abs(sizes.classOf(peer.quantity) - ownSize) : 0,
      })),
  };
};

/** Of the same class of size or the next: the same class first, then the same province, then the nearest in time and size. */
const nearestTo = ({ quantity }: WaterRow, peers: readonly Alike[]): readonly string[] => {
  const distancesOf = ({ sizesApart, place, apart, quantity: other }: Alike): readonly number[] => [
    sizesApart,
    Number(place > OF_PROVINCE),
    Math.floor(apart / HALF_A_YEAR),
    Math.abs(Math.log(other / quantity)),
  ];
  return peers
    .filter(({ sizesApart }) => sizesApart <= 1)
    .map((peer) => ({ id: peer.id, distances: distancesOf(peer) }))
    .toSorted(
      (one, other) =>
        one.distances
          .map((distance, at) => distance - (other.distances[at] ?? 0))
          .find((difference) => difference !== 0) ?? (one.id < other.id ? -1 : 1),
    )
    .slice(0, SIMILAR)
    .map(({ id }) => id);
};

const factsOf = ({ nature, sizeClass }: Own, isSaid: boolean): WaterDetail['facts'] => [
  ...(nature === undefined
    ? []
    : [
        {
          term: '建设性质',
          detail: nature === null ? '未注明' : isSaid ? nature : `${nature}（据工程名称）`,
        },
      ]),
  ...(sizeClass === undefined ? [] : [{ term: '规模档', detail: sizeClass }]),
];

interface Whole {
  readonly facts: WaterDetail['facts'];
  readonly isNatureSaid: boolean;
  readonly pretax: number;
  readonly tax: number;
  readonly total: number;
}
const WHOLE = `select facts, nature_said is not null as "isNatureSaid", pretax::float8 as pretax, tax::float8 as tax, total::float8 as total
  from water_record where id = $1`;
const COSTS = `
  select c.name, c.amount::float8 as amount, round(c.amount / r.pretax * 100, 2)::float8 as share
  from water_cost c join water_record r on r.id = c.record_id where r.id = $1 order by c.seq`;
const QUANTITIES = `
  select name, unit, quantity::float8 as quantity from water_quantity where record_id = $1 order by seq`;

/** @throws ApiError 440 */
export const readDetail = async (pool: Pool, id: string, basisText = ''): Promise<WaterDetail> => {
  const found = await pool.query<WaterRow>(ROWS_BY_ID, [[id]]);
  const row = found.rows[0];
  if (!row) throw new ApiError(codes.notFound, NO_RECORD);
  const rules = await readGroupRules(pool);
  const { own, peers } = await readGroup(pool, row, readBasis(basisText), rules);
  const nearest = nearestTo(row, peers);
  const [whole, costs, quantities, similar] = await Promise.all([
    pool.query<Whole>(WHOLE, [id]),
    pool.query<WaterDetail['costs'][number]>(COSTS, [id]),
    pool.query<WaterDetail['quantities'][number]>(QUANTITIES, [id]),
    pool.query<WaterRow>(ROWS_BY_ID, [nearest]),
  ]);
  const { facts = [], isNatureSaid = false, pretax = 0, tax = 0, total = 0 } = whole.rows[0] ?? {};
  return {
    row,
    facts: [...factsOf(own, isNatureSaid), ...facts],
    totals: { pretax, tax, total, taxRate: row.taxRate },
    costs: costs.rows,
    quantities: quantities.rows,
    standing: standingAmong(own, peers),
    similar: nearest.flatMap((one) => similar.rows.filter((other) => other.id === one)),
  };
};
