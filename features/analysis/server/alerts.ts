import type { Pool } from 'pg';
import { meaningOf } from '#src/kernel/facts';
import type { Overview } from '../contract/activity';

/** A code that came on at least so many of the 14 days before the last two is expected every other day. */
const USUAL_DAYS = 10;
/** Failures beside all facts, today against the fortnight before; small numbers prove nothing. */
const LEAST_FAILURES = 20;
const TIMES_WORSE = 3;
const SLOW_MS = 60_000;

interface Course {
  readonly fncode: string;
  readonly days: number;
  readonly recent: number;
}

const COURSES = `
  select fncode, count(distinct event_day(hour)) filter (where event_day(hour) < event_day(now()) - 1)::int as days,
    coalesce(sum(events) filter (where event_day(hour) >= event_day(now()) - 1), 0)::int as recent
  from event_hour where hour > now() - interval '15 days' group by fncode`;

const FAILURES = `
  select coalesce(sum(events) filter (where isFailure and isToday), 0)::float8 as failed,
    coalesce(sum(events) filter (where isToday), 0)::float8 as events,
    coalesce(sum(events) filter (where isFailure and not isToday), 0)::float8 as "failedBefore",
    coalesce(sum(events) filter (where not isToday), 0)::float8 as "eventsBefore"
  from (select events, fncode = '900101' as isFailure, event_day(hour) = event_day(now()) as isToday
    from event_hour where hour > now() - interval '15 days') as hours`;

const DELAY = `
  select percentile_cont(0.95) within group (order by extract(epoch from received_at - happened_at) * 1000)::float8 as p95
  from event where day >= event_day(now()) - 1 and received_at > now() - interval '1 hour' and tab is not null`;

/** What is out of its usual band; nothing where there is too little to say. */
export const alertsOf = async (pool: Pool): Promise<Overview['alerts']> => {
  const [courses, failures, delay] = await Promise.all([
    pool.query<Course>(COURSES),
    pool.query<{ failed: number; events: number; failedBefore: number; eventsBefore: number }>(FAILURES),
    pool.query<{ p95: number | null }>(DELAY),
  ]);
  const silent = courses.rows
    .filter(({ days, recent, fncode }) => days >= USUAL_DAYS && recent === 0 && meaningOf(fncode))
    .map(({ fncode }) => ({
      kind: 'silent' as const,
      text: `${fncode} ${meaningOf(fncode) ?? ''}：近 14 天几乎每天都有，昨天起没有再收到`,
    }));
  const unknown = courses.rows
    .filter(({ recent, fncode }) => recent > 0 && meaningOf(fncode) === undefined)
    .map(({ fncode, recent }) => ({
      kind: 'unknown' as const,
      text: `${fncode}：不在目录中，昨天起收到 ${recent} 次`,
    }));
  const [share] = failures.rows;
  const worse =
    share && share.failed >= LEAST_FAILURES && share.eventsBefore > 0
      ? share.failed /
        share.events /
        Math.max(share.failedBefore / share.eventsBefore, 1 / share.eventsBefore)
      : 0;
  const p95 = delay.rows[0]?.p95 ?? 0;
  return [
    ...silent,
    ...unknown,
    ...(worse >= TIMES_WORSE
      ? [{ kind: 'failures' as const, text: `今天接口调用失败占比是前 14 天的 ${worse.toFixed(1)} 倍` }]
      : []),
    ...(p95 > SLOW_MS
      ? [
          {
            kind: 'delay' as const,
            text: `近一小时 95% 的事件在 ${Math.round(p95 / 1_000)} 秒内送达，通常不到一分钟`,
          },
        ]
      : []),
  ];
};
