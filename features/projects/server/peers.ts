import type { Pool } from 'pg';
import type { Basis } from '#src/costing/basis';
import { SCALES, type ProjectDetail } from '../contract';
import { USUAL_PEERS, type PeerChoice } from '../peer-choice';

/**
 * What the cost of project `p` is multiplied with to be read in the month `$2` and the place `$3`: 1 where neither is
 * asked for, null where an index or a factor is missing.
 */
const RATIO = `
  (case when $2::date is null or $2::date = p.price_date then 1 else to_month.value / own_month.value end
  * case when $3::int is null or $3::int = p.area_id then 1 else to_place.factor / own_place.factor end)::float8`;
const MOVED_BY = `
  left join months own_month on own_month.period = p.price_date
  left join months to_month on to_month.period = $2::date
  left join place_factor own_place on own_place.area_id = p.area_id
  left join place_factor to_place on to_place.area_id = $3::int`;

/** `$2` and `$3` of peersOf. */
export const placeAndTime = ({ period, areaId }: Basis): readonly [string | null, string | null] => [
  period ? `${period}-01` : null,
  areaId ?? null,
];

const BOUNDS = Object.values(SCALES)
  .map(({ from }) => from)
  .filter((from) => from > 0)
  .sort((one, other) => one - other);
const scaleOf = (area: string): string => `width_bucket(${area}, array[${BOUNDS.join(', ')}]::numeric[])`;

const alike = ({ near, province, scale }: PeerChoice): string =>
  [
    near && `p.price_date between s.price_date - interval '3 years' and s.price_date + interval '3 years'`,
    province && 'p.area_id = s.area_id',
    scale && `${scaleOf('p.area')} = ${scaleOf('s.area')}`,
  ]
    .map((condition) => (condition ? ` and ${condition}` : ''))
    .join('');

/**
 * Same type and whatever else is chosen, without the project itself; costs read in the basis, without those that
 * cannot be. `s` is the project `$1`.
 */
export const peersOf = (choice: PeerChoice = USUAL_PEERS): string => `
  s as materialized (select * from project where id = $1),
  months as materialized (select period, value from national_composite),
  read as materialized (
    select p.id, p.area::float8 as area, p.unit_pretax::float8 as unit_pretax, p.source, ${RATIO} as ratio
    from s join project p on p.type = s.type and p.id <> s.id${alike(choice)}
    ${MOVED_BY}),
  peers as (
    select id, area, unit_pretax * ratio as unit_pretax, ratio, source from read where ratio is not null)`;

/** The project itself, read like its peers; no row where it cannot be. */
export const OWN = `
  own as (
    select p.unit_pretax * ${RATIO} as cost, 1 + p.tax_rate::float8 as with_tax, p.tax_basis
    from s p ${MOVED_BY})`;

/** Quantiles are shown from this many peers on. */
export const BAND_FROM = 10;

export type Band = NonNullable<ProjectDetail['standing']['band']>;
export const QUARTILES = (value: string): string =>
  `percentile_cont(array[0.25, 0.5, 0.75]) within group (order by ${value})`;

export const bandOf = (n: number, quartiles: readonly number[], decimals = 2): Band => {
  const [p25 = 0, p50 = 0, p75 = 0] = quartiles.map((value) => Number(value.toFixed(decimals)));
  return { n, p25, p50, p75 };
};

interface BandRow {
  readonly name: string;
  readonly n: number;
  readonly quartiles: number[];
}

interface Figure {
  readonly value: string;
  readonly from: string;
  readonly decimals: number;
}

const bands = async (
  pool: Pool,
  parameters: readonly (string | null)[],
  choice: PeerChoice,
  { value, from, decimals }: Figure,
): Promise<Map<string, Band>> => {
  const { rows } = await pool.query<BandRow>(
    `with ${peersOf(choice)}
     select line.name, count(*)::int as n, ${QUARTILES(value)} as quartiles
     from peers join ${from} group by line.name having count(*) >= ${BAND_FROM}`,
    [...parameters],
  );
  return new Map(rows.map(({ name, n, quartiles }) => [name, bandOf(n, quartiles, decimals)]));
};

/** 元/㎡ 除税 by part. */
export const partBands = (
  pool: Pool,
  id: string,
  basis: Basis,
  choice: PeerChoice,
): Promise<Map<string, Band>> =>
  bands(pool, [id, ...placeAndTime(basis)], choice, {
    value: 'line.amount::float8 / peers.area * peers.ratio',
    from: `project_line line on line.project_id = peers.id and line.kind = 'part'`,
    decimals: 2,
  });

/** Quantity per ㎡, above ground; of buildings that lie below it, the whole. Quantities know no basis. */
export const contentBands = (pool: Pool, id: string, choice: PeerChoice): Promise<Map<string, Band>> =>
  bands(pool, [id, null, null], choice, {
    value: 'coalesce(line.above, line.below)::float8',
    from: `project_content line on line.project_id = peers.id and coalesce(line.above, line.below) is not null`,
    decimals: 3,
  });
