import type { Pool, PoolClient } from 'pg';
import { meaningOf } from '#src/kernel/facts';
import { inSnapshot } from '#infra/server/postgres/database-pool';
import { Parameters } from '#infra/server/postgres/parameters';
import type { Compared, Overview } from '../contract/activity';
import type { Period } from '../contract/period';
import { alertsOf } from './alerts';
import { comparedHours, type ComparedHours } from './compared-hours';
import { daysIn, during } from './during';

const FAILURE = '900101';
const TOP = 20;
/** Longer periods are drawn by the day. */
const MOST_DAYS_BY_HOUR = 3;
const isByHour = (period: Period): boolean => daysIn(period) <= MOST_DAYS_BY_HOUR;

interface Counted {
  readonly fncode: string;
  readonly at: Date;
  readonly isBefore: boolean;
  readonly events: number;
  /** Of them those that are compared. */
  readonly compared: number;
}

const momentsIn = (parameters: Parameters) => (ms: number) =>
  parameters.add(new Date(ms).toISOString(), 'timestamptz');
const roleIs = (parameters: Parameters, { role }: Period): string =>
  role ? `and role = ${parameters.add(role, 'text')}` : '';

/** Of the period and of that before it up to the same hour: whole days from their own sums, as far as days are drawn. */
const counted = async (
  client: PoolClient,
  period: Period,
  { from, end, until, wholeDays, shift }: ComparedHours,
): Promise<readonly Counted[]> => {
  const parameters = new Parameters();
  const at = momentsIn(parameters);
  const role = roleIs(parameters, period);
  const unit = isByHour(period) ? 'hour' : 'day';
  const days = unit === 'hour' ? from : wholeDays;
  const { rows } = await client.query<Counted>(
    `select fncode, day::timestamp at time zone 'Asia/Shanghai' as at, day < event_day(${at(from)}) as "isBefore",
       round(sum(events))::float8 as events, round(sum(events))::float8 as compared
     from event_day_sum
     where (day >= event_day(${at(from - shift)}) and day < event_day(${at(days - shift)})
       or day >= event_day(${at(from)}) and day < event_day(${at(days)})) ${role}
     group by fncode, day
     union all
     select fncode, date_trunc('${unit}', hour, 'Asia/Shanghai') as at, hour < ${at(from)} as "isBefore",
       round(sum(events))::float8 as events,
       round(coalesce(sum(events) filter (where hour < ${at(until)}), 0))::float8 as compared
     from event_hour
     where (hour >= ${at(days - shift)} and hour < ${at(until - shift)}
       or hour >= ${at(days)} and hour < ${at(end)}) ${role}
     group by 1, 2, 3`,
    parameters.values,
  );
  return rows;
};

const NOTHING: Compared = { all: 0, now: 0, before: 0 };

const tabsIn = async (
  client: PoolClient,
  period: Period,
  { from, end, until, shift }: ComparedHours,
): Promise<Compared> => {
  const parameters = new Parameters();
  const at = momentsIn(parameters);
  const { rows } = await client.query<Compared>(
    `select count(*) filter (where first_at >= ${at(from)})::int as "all",
       count(*) filter (where first_at >= ${at(from)} and first_at < ${at(until)})::int as now,
       count(*) filter (where first_at < ${at(until - shift)})::int as before
     from event_tab where first_at >= ${at(from - shift)} and first_at < ${at(end)} ${roleIs(parameters, period)}`,
    parameters.values,
  );
  return rows[0] ?? NOTHING;
};

const membersIn = async (
  client: PoolClient,
  period: Period,
  { from, end, until, shift }: ComparedHours,
): Promise<Compared> => {
  const parameters = new Parameters();
  const at = momentsIn(parameters);
  const { rows } = await client.query<Compared>(
    `select count(*) filter (where "all")::int as "all", count(*) filter (where now)::int as now,
       count(*) filter (where before)::int as before
     from (
       select account_name, bool_or(last_at >= ${at(from)}) as "all",
         bool_or(last_at >= ${at(from)} and first_at < ${at(until)}) as now,
         bool_or(first_at < ${at(until - shift)}) as before
       from event_tab where account_name is not null and last_at >= ${at(from - shift)} and first_at < ${at(end)}
         ${roleIs(parameters, period)} group by account_name) as members`,
    parameters.values,
  );
  return rows[0] ?? NOTHING;
};

const failuresIn = async (client: PoolClient, period: Period): Promise<Overview['failed']> => {
  const parameters = new Parameters();
  const { rows } = await client.query<Overview['failed'][number]>(
    `select coalesce(query ->> 'statusCode', '') as "statusCode", coalesce(query ->> 'slice', '') as slice,
       round(sum(1 / coalesce(rate, 1)))::float8 as events
     from event where ${during(parameters, period)} and fncode = '${FAILURE}'
     group by 1, 2 order by 3 desc limit ${TOP}`,
    parameters.values,
  );
  return rows;
};

const comparedIn = (rows: readonly Counted[]): Compared => {
  let { all, now, before } = NOTHING;
  for (const { events, compared, isBefore } of rows) {
    if (isBefore) before += events;
    else {
      all += events;
      now += compared;
    }
  }
  return { all, now, before };
};
const groupedBy = <Key>(rows: readonly Counted[], keyOf: (row: Counted) => Key) => {
  const groups = new Map<Key, Counted[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return [...groups].map(([key, group]) => ({ key, ...comparedIn(group) }));
};

const courseOf = (
  rows: readonly Counted[],
  period: Period,
  { until, wholeDays, isOpen, shift }: ComparedHours,
): Overview['course'] => {
  const open = isByHour(period) ? until : wholeDays;
  return groupedBy(rows, ({ at, isBefore }) => at.getTime() + (isBefore ? shift : 0))
    .toSorted((a, b) => a.key - b.key)
    .map(({ key, all, before }) => ({
      at: new Date(key).toISOString(),
      events: all,
      before: key < until ? before : null,
      isOpen: isOpen && key >= open,
    }));
};

/** All of it is of one moment, also while facts are stored. */
export const overviewOf = (pool: Pool, period: Period, nowMs: number): Promise<Overview> =>
  inSnapshot(pool, async (client) => {
    const hours = comparedHours(period, nowMs);
    const rows = await counted(client, period, hours);
    const codes = groupedBy(rows, ({ fncode }) => fncode);
    const { key: _, ...failures } = codes.find(({ key }) => key === FAILURE) ?? { key: FAILURE, ...NOTHING };
    return {
      until: hours.isOpen ? new Date(hours.until).toISOString() : null,
      events: comparedIn(rows),
      tabs: await tabsIn(client, period, hours),
      members: await membersIn(client, period, hours),
      failures,
      course: courseOf(rows, period, hours),
      top: codes
        .filter(({ all }) => all > 0)
        .toSorted((a, b) => b.all - a.all)
        .slice(0, TOP)
        .map(({ key, ...one }) => ({ fncode: key, meaning: meaningOf(key) ?? '目录之外', ...one })),
      failed: await failuresIn(client, period),
      alerts: await alertsOf(client),
    };
  });
