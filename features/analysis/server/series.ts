import type { Pool } from 'pg';
import { GUIDE_TITLES } from '#src/kernel/fact-sections';
import { meaningOf } from '#src/kernel/facts';
import { Parameters } from '#infra/server/postgres/parameters';
import type { Series, Split } from '../contract/activity';
import { ROLES, type Period } from '../contract/period';
import { duringHours } from './during';

const COLUMNS: Readonly<Record<Split, string>> = {
  none: `''`,
  fncode: 'fncode',
  role: 'role',
  route: 'route',
  guide: 'guide_type',
};
/** The rest is said together. */
const MOST_GROUPS = 12;
const REST = '其余';

const nameIn = (by: Split, group: string): string => {
  if (group === REST) return REST;
  if (by === 'none') return '全部';
  if (by === 'fncode') return `${group} ${meaningOf(group) ?? '目录之外'}`;
  if (by === 'role') return (ROLES as Readonly<Record<string, string>>)[group] ?? '未知';
  if (by === 'guide') return (GUIDE_TITLES as Readonly<Record<string, string>>)[group] ?? (group || '（无）');
  return group || '（无）';
};

interface Plan extends Period {
  readonly codes?: string | undefined;
  readonly by: Split;
  readonly step: 'hour' | 'day';
}

export const seriesOf = async (pool: Pool, { codes, by, step, ...period }: Plan): Promise<Series> => {
  const parameters = new Parameters();
  const wanted = codes ? `and fncode = any(${parameters.add(codes.split(','), 'text[]')})` : '';
  const { rows } = await pool.query<{ at: Date; group: string; events: number }>(
    `with counted as (
       select date_trunc('${step}', hour, 'Asia/Shanghai') as at, ${COLUMNS[by]} as "group", round(sum(events))::float8 as events
       from event_hour where ${duringHours(parameters, period)} ${wanted} group by 1, 2
     ), largest as (
       select "group" from counted group by 1 order by sum(events) desc limit ${MOST_GROUPS}
     )
     select at, case when "group" in (select "group" from largest) then "group" else '${REST}' end as "group",
       round(sum(events))::float8 as events
     from counted group by 1, 2 order by 1, 3 desc`,
    parameters.values,
  );
  const totals = new Map<string, number>();
  for (const { group, events } of rows) totals.set(group, (totals.get(group) ?? 0) + events);
  return {
    groups: [...totals]
      .sort(([one, a], [other, b]) => b - a || one.localeCompare(other))
      .map(([group, events]) => ({ group, name: nameIn(by, group), events })),
    points: rows.map(({ at, ...point }) => ({ ...point, at: at.toISOString() })),
  };
};
