import type { Pool } from 'pg';
import { meaningOf } from '#src/kernel/facts';
import { Parameters } from '#infra/server/postgres/parameters';
import type { Paths } from '../contract/journeys';
import type { Period } from '../contract/period';
import { during } from './during';

interface Plan extends Period {
  readonly code: string;
  readonly direction: 'after' | 'before';
  readonly depth: number;
}

const MOST_LINKS_A_STEP = 12;
const END = '';

type Link = Paths['links'][number];

/** From the first time a tab did it, step by step; what ends there leads to `''`. */
export const pathsOf = async (pool: Pool, { code, direction, depth, ...period }: Plan): Promise<Paths> => {
  const parameters = new Parameters();
  const conditions = during(parameters, period);
  const own = parameters.add(code, 'text');
  const order = direction === 'after' ? 'asc' : 'desc';
  const steps = parameters.add(depth, 'int');
  const { rows } = await pool.query<Link & { readonly begun: number }>(
    `with begun as materialized (
       select tab, min(sequence) as first, row_number() over () as number from event
       where ${conditions} and fncode = ${own} and tab is not null group by tab
     ), facts as (
       select e.tab, e.fncode, lead(e.fncode) over each as next,
         row_number() over each - 1 as step
       from begun as b join event as e on e.tab = b.tab and ${during(parameters, period, 'e')}
         and e.sequence ${direction === 'after' ? '>=' : '<='} b.first
       window each as (partition by b.number order by e.sequence ${order})
     ), links as (
       select step, fncode as "from", coalesce(next, '${END}') as "to", count(*)::int as tabs,
         row_number() over (partition by step order by count(*) desc) as place
       from facts where step < ${steps} group by 1, 2, 3
     )
     select step::int, "from", "to", tabs, (select count(*)::int from begun) as begun
     from links where place <= ${MOST_LINKS_A_STEP} order by 1, 4 desc`,
    parameters.values,
  );
  const links = rows.map(({ begun: _, ...link }) => link);
  const named = new Set(links.flatMap(({ from, to }) => [from, to]));
  return {
    tabs: rows[0]?.begun ?? 0,
    links,
    meanings: Object.fromEntries(
      [...named].map((fncode) => [fncode, fncode === END ? '离开' : (meaningOf(fncode) ?? '目录之外')]),
    ),
  };
};
