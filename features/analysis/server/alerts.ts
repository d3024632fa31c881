import type { Pool, PoolClient } from 'pg';
import { meaningOf } from '#src/kernel/facts';
import type { Overview } from '../contract/activity';
import { unknownCodes } from './unknown-codes';

/**
 * A code that came on at least so many of the 14 days before the last two is expected daily. One that stays away at
 * weekends came on ten of them, and is none.
 */
const USUAL_DAYS = 13;
/** Failures beside all facts, today against the fortnight before; small numbers prove nothing. */
const LEAST_FAILURES = 20;
const TIMES_WORSE = 3;
const SLOW_MS = 60_000;

const FAILURE = '900101';

interface Course {
  readonly fncode: string;
  /** On which it came, but for the last two. */
  readonly days: number;
  readonly recent: number;
  readonly today: number;
  readonly before: number;
}

const COURSES = `
  with days as (
    select fncode, day, sum(events) as events from event_day_sum where day > event_day(now()) - 16 group by 1, 2
  )
  select fncode, (count(*) filter (where day < event_day(now()) - 1))::int as days,
    coalesce(sum(events) filter (where day >= event_day(now()) - 1), 0)::float8 as recent,
    coalesce(sum(events) filter (where day = event_day(now())), 0)::float8 as today,
    coalesce(sum(events) filter (where day between event_day(now()) - 14 and event_day(now()) - 1), 0)::float8 as before
  from days group by 1`;

const DELAY = `
  select percentile_cont(0.95) within group (order by extract(epoch from received_at - happened_at) * 1000)::float8 as p95
  from event where day >= event_day(now()) - 1 and received_at > now() - interval '1 hour' and tab is not null`;

const shareOf = (courses: readonly Course[]) => {
  const sum = (key: 'today' | 'before', rows = courses) => rows.reduce((all, row) => all + row[key], 0);
  const failures = courses.filter(({ fncode }) => fncode === FAILURE);
  return {
    failed: sum('today', failures),
    events: sum('today'),
    failedBefore: sum('before', failures),
    eventsBefore: sum('before'),
  };
};

/** What is out of its usual band; nothing where there is too little to say. */
export const alertsOf = async (client: Pool | PoolClient): Promise<Overview['alerts']> => {
  // One after the other: a transaction has one connection.
  const courses = await client.query<Course>(COURSES);
  const strange = await unknownCodes(client);
  const delay = await client.query<{ p95: number | null }>(DELAY);
  const share = shareOf(courses.rows);
  const silent = courses.rows
    .filter(({ days, recent, fncode }) => days >= USUAL_DAYS && recent === 0 && meaningOf(fncode))
    .map(({ fncode, days }) => ({
      kind: 'silent' as const,
      about: fncode,
      text: `${fncode} ${meaningOf(fncode) ?? ''}：此前 14 天有 ${days} 天收到，昨天起没有再收到`,
    }));
  const recently = strange.filter(({ recent }) => recent > 0);
  // One for all: strangers make up as many codes as they like.
  const unknown =
    recently.length === 0
      ? []
      : [
          {
            kind: 'unknown' as const,
            about: '',
            text: `${recently.length} 个代码不在目录中，昨天起共收到 ${recently.reduce((sum, { recent }) => sum + recent, 0)} 次，最多的是 ${recently[0]?.fncode}`,
          },
        ];
  const worse =
    share.failed >= LEAST_FAILURES && share.eventsBefore > 0
      ? share.failed /
        share.events /
        Math.max(share.failedBefore / share.eventsBefore, 1 / share.eventsBefore)
      : 0;
  const p95 = delay.rows[0]?.p95 ?? 0;
  return [
    ...silent,
    ...unknown,
    ...(worse >= TIMES_WORSE
      ? [
          {
            kind: 'failures' as const,
            about: FAILURE,
            text: `今天接口调用失败占比是前 14 天的 ${worse.toFixed(1)} 倍`,
          },
        ]
      : []),
    ...(p95 > SLOW_MS
      ? [
          {
            kind: 'delay' as const,
            about: '',
            text: `近一小时 95% 的事件在 ${Math.round(p95 / 1_000)} 秒内送达，通常不到一分钟`,
          },
        ]
      : []),
  ];
};
