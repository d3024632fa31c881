import type { Pool } from 'pg';
import { meaningOf } from '#src/kernel/facts';
import { Parameters } from '#infra/server/postgres/parameters';
import type { Overview } from '../contract/activity';
import type { Period } from '../contract/period';
import { alertsOf } from './alerts';
import { before, DAY_MS, daysIn, during, duringHours } from './during';

const FAILURE = '900101';
const TOP = 20;
/** Longer periods are drawn by the day. */
const MOST_DAYS_BY_HOUR = 3;

interface Counted {
  readonly fncode: string;
  readonly at: Date;
  readonly events: number;
  readonly isBefore: boolean;
}

/** Of the period and of that before it, which are read as one. */
const counted = async (pool: Pool, period: Period): Promise<readonly Counted[]> => {
  const parameters = new Parameters();
  const begin = `${parameters.add(period.from, 'date')}`;
  const both = { ...period, from: before(period).from };
  const { rows } = await pool.query<Counted>(
    daysIn(period) <= MOST_DAYS_BY_HOUR
      ? `select fncode, hour as at, round(sum(events))::float8 as events,
           hour < ${begin}::timestamp at time zone 'Asia/Shanghai' as "isBefore"
         from event_hour where ${duringHours(parameters, both)} group by 1, 2`
      : `select fncode, day::timestamp at time zone 'Asia/Shanghai' as at, round(sum(events))::float8 as events,
           day < ${begin} as "isBefore"
         from event_day_sum where day between ${parameters.add(both.from, 'date')} and ${parameters.add(both.to, 'date')}
           ${period.role ? `and role = ${parameters.add(period.role, 'text')}` : ''} group by 1, day`,
    parameters.values,
  );
  return rows;
};

const tabsIn = async (pool: Pool, { from, to, role }: Period): Promise<number> => {
  const parameters = new Parameters();
  const { rows } = await pool.query<{ tabs: number }>(
    `select count(*)::int as tabs from event_tab
     where first_at >= ${parameters.add(from, 'date')}::timestamp at time zone 'Asia/Shanghai'
       and first_at < (${parameters.add(to, 'date')} + 1)::timestamp at time zone 'Asia/Shanghai'
       ${role ? `and role = ${parameters.add(role, 'text')}` : ''}`,
    parameters.values,
  );
  return rows[0]?.tabs ?? 0;
};

const membersIn = async (pool: Pool, { from, to, role }: Period): Promise<number> => {
  const parameters = new Parameters();
  const { rows } = await pool.query<{ members: number }>(
    `select count(distinct account_name)::int as members from event_tab
     where account_name is not null and last_at >= ${parameters.add(from, 'date')}::timestamp at time zone 'Asia/Shanghai'
       and first_at < (${parameters.add(to, 'date')} + 1)::timestamp at time zone 'Asia/Shanghai'
       ${role ? `and role = ${parameters.add(role, 'text')}` : ''}`,
    parameters.values,
  );
  return rows[0]?.members ?? 0;
};

const failuresIn = async (pool: Pool, period: Period): Promise<Overview['failed']> => {
  const parameters = new Parameters();
  const { rows } = await pool.query<Overview['failed'][number]>(
    `select coalesce(query ->> 'statusCode', '') as "statusCode", coalesce(query ->> 'slice', '') as slice,
       round(sum(1 / coalesce(rate, 1)))::float8 as events
     from event where ${during(parameters, period)} and fncode = '${FAILURE}'
     group by 1, 2 order by 3 desc limit ${TOP}`,
    parameters.values,
  );
  return rows;
};

const sum = (rows: readonly Counted[]): number => rows.reduce((all, { events }) => all + events, 0);
const sums = (rows: readonly Counted[], keyOf: (row: Counted) => string): ReadonlyMap<string, number> => {
  const all = new Map<string, number>();
  for (const row of rows) all.set(keyOf(row), (all.get(keyOf(row)) ?? 0) + row.events);
  return all;
};

export const overviewOf = async (pool: Pool, period: Period): Promise<Overview> => {
  const earlier = before(period);
  const [all, tabs, tabsBefore, members, failed, alerts] = await Promise.all([
    counted(pool, period),
    tabsIn(pool, period),
    tabsIn(pool, earlier),
    membersIn(pool, period),
    failuresIn(pool, period),
    alertsOf(pool),
  ]);
  const [now, then] = [all.filter(({ isBefore }) => !isBefore), all.filter(({ isBefore }) => isBefore)];
  const shift = daysIn(period) * DAY_MS;
  const [ats, atsBefore] = [
    sums(now, ({ at }) => at.toISOString()),
    sums(then, ({ at }) => new Date(at.getTime() + shift).toISOString()),
  ];
  const [codes, codesBefore] = [sums(now, ({ fncode }) => fncode), sums(then, ({ fncode }) => fncode)];
  return {
    events: sum(now),
    eventsBefore: sum(then),
    tabs,
    tabsBefore,
    members,
    failures: codes.get(FAILURE) ?? 0,
    failuresBefore: codesBefore.get(FAILURE) ?? 0,
    course: [...new Set([...ats.keys(), ...atsBefore.keys()])]
      .sort()
      .map((at) => ({ at, events: ats.get(at) ?? 0, before: atsBefore.get(at) ?? 0 })),
    top: [...codes]
      .sort(([, a], [, b]) => b - a)
      .slice(0, TOP)
      .map(([fncode, events]) => ({
        fncode,
        meaning: meaningOf(fncode) ?? '目录之外',
        events,
        before: codesBefore.get(fncode) ?? 0,
      })),
    failed,
    alerts,
  };
};
