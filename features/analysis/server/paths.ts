import type { Pool } from 'pg';
import { meaningOf } from '#src/kernel/facts';
import { Parameters } from '#infra/server/postgres/parameters';
import { MOST_CODES_A_STEP, PATH_END, PATH_OTHERS, type Paths } from '../contract/journeys';
import type { Period } from '../contract/period';
import { during } from './during';

interface Plan extends Period {
  readonly code: string;
  readonly direction: 'after' | 'before';
  readonly depth: number;
}

type Link = Paths['links'][number];

const endOf = (direction: Plan['direction']): string => (direction === 'after' ? '离开' : '进入');

/**
 * From the first time a tab did it, step by step; what ends there leads to `PATH_END`. Of each step the codes of most
 * tabs stand by themselves and the others together, with the ways that lead on from them: so as many leave each as
 * come to it, and of no way only the rest is left.
 */
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
     ), links as materialized (
       select step, fncode as source, coalesce(next, '${PATH_END}') as target, count(*)::int as tabs
       from facts where step < ${steps} group by 1, 2, 3
     ), places as (
       select step + 1 as step, target as code,
         row_number() over (partition by step order by sum(tabs) desc, target) as place
       from links where target <> '${PATH_END}' group by step, target
     ), named as (select step, code from places where place <= ${MOST_CODES_A_STEP})
     select l.step::int,
       case when l.step = 0 or s.code is not null then l.source else '${PATH_OTHERS}' end as "from",
       case when l.target = '${PATH_END}' or t.code is not null then l.target else '${PATH_OTHERS}' end as "to",
       sum(l.tabs)::int as tabs, (select count(*)::int from begun) as begun
     from links as l left join named as s on s.step = l.step and s.code = l.source
       left join named as t on t.step = l.step + 1 and t.code = l.target
     group by 1, 2, 3 order by 1, 4 desc, 2, 3`,
    parameters.values,
  );
  const links = rows.map(({ begun: _, ...link }) => link);
  const words = new Map([
    [PATH_END, endOf(direction)],
    [PATH_OTHERS, '其他'],
  ]);
  const named = new Set(links.flatMap(({ from, to }) => [from, to]));
  return {
    tabs: rows[0]?.begun ?? 0,
    links,
    meanings: Object.fromEntries(
      [...named].map((fncode) => [fncode, words.get(fncode) ?? meaningOf(fncode) ?? '目录之外']),
    ),
  };
};
