import type { Pool, PoolClient } from 'pg';
import { buildingKind, COMPOSITE } from '#infra/server/costing/building-kind';
import { MOVED_BY, placeAndTime, RATIO, targetBy } from '#infra/server/costing/read-in';
import { subjectKey, subjectKeyOf } from '#infra/server/costing/subjects';
import { zoneOf } from '#infra/server/listing/region-zones';
import type { Basis } from '#src/costing/basis';
import { ENOUGH } from '#src/costing/widening';
import { HEIGHTS, SCALES } from '#src/contract/project-terms';
import type { ProjectDetail } from '../contract';
import type { Likeness, PeerSet } from '../contract-peers';

type Ranges = Readonly<Record<string, { readonly from: number }>>;
const classIn = (ranges: Ranges, type: string): ((value: string) => string) => {
  const bounds = Object.values(ranges)
    .map(({ from }) => from)
    .filter((from) => from > 0)
    .sort((one, other) => one - other);
  return (value) => `width_bucket(${value}, array[${bounds.join(', ')}]::${type}[])`;
};
const scaleOf = classIn(SCALES, 'numeric');
const heightOf = classIn(HEIGHTS, 'int');
const zoneAt = (area: string): string => `(select ${zoneOf('r')} from region r where r.areaid = ${area})`;

/** What `p` may have in common with `s`. */
export const SAME: Readonly<Record<Likeness, string>> = {
  structure: 'p.structure = s.structure',
  height: `${heightOf('p.floors_above')} = ${heightOf('s.floors_above')}`,
  scale: `${scaleOf('p.area')} = ${scaleOf('s.area')}`,
  city: 'p.city_id = s.city_id',
  province: 'p.area_id = s.area_id',
  zone: `${zoneAt('p.area_id')} = ${zoneAt('s.area_id')}`,
};

/** Why no nearer set was taken; undefined where it is the nearest, or was chosen by hand. */
export interface FoundPeerSet extends PeerSet {
  readonly widened?: string | undefined;
}

/** On `p`, of the same type as `s`. */
export const alike = ({ same, months }: PeerSet): string =>
  [
    ...same.map((likeness) => SAME[likeness]),
    ...(months === null
      ? []
      : [
          `p.price_date between s.price_date - interval '${months} months' and s.price_date + interval '${months} months'`,
        ]),
  ]
    .map((condition) => ` and ${condition}`)
    .join('');

const candidates = (set: PeerSet): string => `project p on p.type = s.type and p.id <> s.id${alike(set)}`;

/** What can be brought to another month and place, as soon as any level is published. */
export const isRead = '(p.level is not null or not exists (select from kept_price_level))';

/** Key of the series that costs are moved by: all are of one type, so it is that of the project and of its peers. */
export const seriesOf = ({ index }: Basis): string => (index === 'kind' ? buildingKind('s.type') : COMPOSITE);

/**
 * Same type and whatever else the set says, without the project itself; costs read in the basis, without those that
 * cannot be. `s` is the project `$1`.
 */
export const peersOf = (set: PeerSet, basis: Basis): string => `
  s as materialized (select * from project where id = $1),${targetBy(seriesOf(basis))},
  read as materialized (
    select p.id, p.area::float8 as area, p.unit_pretax::float8 as unit_pretax, p.source, ${RATIO} as ratio
    from s join ${candidates(set)}
    ${MOVED_BY}),
  peers as (
    select id, area, unit_pretax * ratio as unit_pretax, ratio, source from read where ratio is not null)`;

/** The project itself, read like its peers; no cost where it cannot be. */
export const OWN = `
  own as (
    select p.unit_pretax::float8 * ${RATIO} as cost, 1 + p.tax_rate::float8 as with_tax, p.tax_basis
    from s p ${MOVED_BY})`;

export type Band = NonNullable<ProjectDetail['standing']['band']>;
export const QUARTILES = (value: string): string =>
  `percentile_cont(array[0.25, 0.5, 0.75]) within group (order by ${value})`;

export const bandOf = (n: number, quartiles: readonly number[], decimals = 2): Band => {
  const [p25 = 0, p50 = 0, p75 = 0] = quartiles.map((value) => Number(value.toFixed(decimals)));
  return { n, p25, p50, p75 };
};

interface BandRow {
  readonly key: string;
  readonly n: number;
  readonly quartiles: number[];
}
/** Of the peers that have a line: how many they are, and what they make of it where they are enough. */
export interface LinePeers {
  readonly samples: number;
  readonly band: Band | null;
}
const NO_PEERS: LinePeers = { samples: 0, band: null };
/** By the name of a line in the record that is compared. */
export type PeersByLine = (name: string) => LinePeers;

interface Figure {
  readonly kind: 'part' | 'content';
  /** What lines of one subject share. */
  readonly key: string;
  /** Names `peers`; the project is `$1`. */
  readonly peers: string;
  readonly given: readonly unknown[];
  readonly value: string;
  readonly from: string;
  readonly decimals: number;
}

const bands = async (
  pool: Pool | PoolClient,
  { kind, key, peers, given, value, from, decimals }: Figure,
): Promise<PeersByLine> => {
  const { rows } = await pool.query<BandRow>(
    `with ${peers},
     valued as (select ${key} as key, sum(${value}) as value from peers join ${from} group by peers.id, 1)
     select key, count(*)::int as n, ${QUARTILES('value')} as quartiles from valued group by key`,
    [...given],
  );
  const found = new Map(
    rows.map(({ key: name, n, quartiles }): [string, LinePeers] => [
      name,
      { samples: n, band: n < ENOUGH ? null : bandOf(n, quartiles, decimals) },
    ]),
  );
  return (name) => found.get(subjectKey(kind, name)) ?? NO_PEERS;
};

/** 元/㎡ 除税 by part, whatever each record calls it. */
export const partBands = (
  pool: Pool | PoolClient,
  id: string,
  basis: Basis,
  set: PeerSet,
): Promise<PeersByLine> =>
  bands(pool, {
    kind: 'part',
    key: subjectKeyOf('part', 'line.name'),
    peers: peersOf(set, basis),
    given: [id, ...placeAndTime(basis)],
    value: 'line.amount::float8 / peers.area * peers.ratio',
    from: `project_line line on line.project_id = peers.id and line.kind = 'part'`,
    decimals: 2,
  });

/** Quantity per ㎡, above ground; of buildings that lie below it, the whole; of those in the unit of the project's own. Quantities are read in no month and no place. */
export const contentBands = (pool: Pool | PoolClient, id: string, set: PeerSet): Promise<PeersByLine> =>
  bands(pool, {
    kind: 'content',
    key: 'line.name',
    peers: `
      s as materialized (select * from project where id = $1),
      peers as (select p.id from s join ${candidates(set)})`,
    given: [id],
    value: 'coalesce(line.above, line.below)::float8',
    from: `project_content line on line.project_id = peers.id and coalesce(line.above, line.below) is not null
      and (line.name, line.unit) in (select name, unit from project_content where project_id = $1)`,
    decimals: 3,
  });
