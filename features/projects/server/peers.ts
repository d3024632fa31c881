import type { Pool } from 'pg';
import type { ProjectDetail } from '../contract';

/** Same type, price date within three years, without the project itself. `s` is the project `$1`. */
export const PEERS = `
  s as materialized (select * from project where id = $1),
  peers as materialized (
    select p.id, p.area::float8 as area, p.unit_pretax::float8 as unit_pretax, p.source
    from s join project p on p.type = s.type and p.id <> s.id
      and p.price_date between s.price_date - interval '3 years' and s.price_date + interval '3 years')`;

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
  id: string,
  { value, from, decimals }: Figure,
): Promise<Map<string, Band>> => {
  const { rows } = await pool.query<BandRow>(
    `with ${PEERS}
     select line.name, count(*)::int as n, ${QUARTILES(value)} as quartiles
     from peers join ${from} group by line.name having count(*) >= ${BAND_FROM}`,
    [id],
  );
  return new Map(rows.map(({ name, n, quartiles }) => [name, bandOf(n, quartiles, decimals)]));
};

/** 元/㎡ 除税 by part. */
export const partBands = (pool: Pool, id: string): Promise<Map<string, Band>> =>
  bands(pool, id, {
    value: 'line.amount::float8 / peers.area',
    from: `project_line line on line.project_id = peers.id and line.kind = 'part'`,
    decimals: 2,
  });

/** Quantity per ㎡, above ground; of buildings that lie below it, the whole. */
export const contentBands = (pool: Pool, id: string): Promise<Map<string, Band>> =>
  bands(pool, id, {
    value: 'coalesce(line.above, line.below)::float8',
    from: `project_content line on line.project_id = peers.id and coalesce(line.above, line.below) is not null`,
    decimals: 3,
  });
