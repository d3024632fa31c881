import type { Pool } from 'pg';
import { GUIDE_TITLES, SECTION_NAMES } from '#src/kernel/fact-sections';
import { fieldsOf } from '#src/kernel/fact-fields';
import { factCodes, meaningOf } from '#src/kernel/facts';
import { Parameters } from '#infra/server/postgres/parameters';
import type { Series, Split } from '../contract/activity';
import { ROLES, type Period } from '../contract/period';
import { during, duringHours } from './during';

/** Of the sums by the hour; a place stands in the facts alone. */
const COLUMNS: Readonly<Record<Exclude<Split, 'area'>, string>> = {
  none: `''`,
  section: 'left(fncode, 2)',
  fncode: 'fncode',
  role: 'role',
  route: 'route',
  guide: 'guide_type',
};
/** The rest is said together. */
const MOST_GROUPS = 12;
const REST = '其余';
const NONE = '（无）';

type Names = Readonly<Record<string, string>>;
const NAMES: Readonly<Partial<Record<Split, Names>>> = {
  section: SECTION_NAMES,
  role: ROLES,
  guide: GUIDE_TITLES,
};

const nameIn = (by: Split, group: string, areas: Names): string => {
  if (group === REST) return REST;
  if (by === 'none') return '全部';
  if (by === 'fncode') return `${group} ${meaningOf(group) ?? '目录之外'}`;
  if (by === 'role') return NAMES.role?.[group] ?? '未知';
  if (by === 'area') return group === '' ? '没有说到地区' : (areas[group] ?? group);
  return NAMES[by]?.[group] ?? (group || NONE);
};

interface Plan extends Period {
  readonly codes?: string | undefined;
  readonly by: Split;
  readonly step: 'hour' | 'day';
}

const AREA = 'areaId';
const WITH_AREA = factCodes().filter((code) => fieldsOf(code)?.[AREA] !== undefined);

/** Rows of `at`, `group` and `events`. */
const countedHours = (
  parameters: Parameters,
  { step, ...period }: Plan,
  group: string,
  codes?: readonly string[],
) =>
  `select date_trunc('${step}', hour, 'Asia/Shanghai') as at, ${group} as "group", sum(events)::float8 as events
   from event_hour where ${duringHours(parameters, period)}
   ${codes ? `and fncode = any(${parameters.add(codes, 'text[]')})` : ''} group by 1, 2`;

/** Facts of those codes alone that say a place are read one by one: they are few, and found by their code. */
const countedByArea = (parameters: Parameters, plan: Plan, wanted?: readonly string[]): string => {
  const { step, ...period } = plan;
  const placed = wanted?.filter((code) => WITH_AREA.includes(code)) ?? WITH_AREA;
  const others = wanted?.filter((code) => !WITH_AREA.includes(code)) ?? [];
  return [
    `select date_trunc('${step}', happened_at, 'Asia/Shanghai') as at, coalesce(query ->> '${AREA}', '') as "group",
       sum(1 / coalesce(rate, 1))::float8 as events
     from event where ${during(parameters, period)} and fncode = any(${parameters.add(placed, 'text[]')}) group by 1, 2`,
    ...(others.length > 0 ? [countedHours(parameters, plan, `''`, others)] : []),
  ].join(' union all ');
};

const areaNamesOf = async (pool: Pool, ids: readonly string[]): Promise<Names> => {
  const { rows } = await pool.query<{ areaid: string; name: string }>(
    'select areaid::text, name from region where areaid::text = any($1::text[])',
    [ids],
  );
  return Object.fromEntries(rows.map(({ areaid, name }) => [areaid, name]));
};

export const seriesOf = async (pool: Pool, plan: Plan): Promise<Series> => {
  const { by } = plan;
  const parameters = new Parameters();
  const wanted = plan.codes?.split(',');
  const counted =
    by === 'area'
      ? countedByArea(parameters, plan, wanted)
      : countedHours(parameters, plan, COLUMNS[by], wanted);
  const { rows } = await pool.query<{ at: Date; group: string; events: number }>(
    `with counted as (${counted}), largest as (
       select "group" from counted group by 1 order by sum(events) desc limit ${MOST_GROUPS}
     )
     select at, case when "group" in (select "group" from largest) then "group" else '${REST}' end as "group",
       round(sum(events))::float8 as events
     from counted group by 1, 2 order by 1, 3 desc`,
    parameters.values,
  );
  const totals = new Map<string, number>();
  for (const { group, events } of rows) totals.set(group, (totals.get(group) ?? 0) + events);
  const areas = by === 'area' ? await areaNamesOf(pool, [...totals.keys()]) : {};
  return {
    groups: [...totals]
      .sort(([one, a], [other, b]) => b - a || one.localeCompare(other))
      .map(([group, events]) => ({ group, name: nameIn(by, group, areas), events })),
    points: rows.map(({ at, ...point }) => ({ ...point, at: at.toISOString() })),
  };
};
