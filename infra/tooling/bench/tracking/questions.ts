import type { Pool } from 'pg';
import { dayAt } from '#src/contract/shanghai-time';
import { eventsOf, tabEventsOf } from '#features/analysis/server/events';
import { funnelOf } from '#features/analysis/server/funnel';
import { overviewOf } from '#features/analysis/server/overview';
import { pathsOf } from '#features/analysis/server/paths';
import { retentionOf } from '#features/analysis/server/retention';
import { seriesOf } from '#features/analysis/server/series';
import { makeTraffic } from '#features/tracking/server/index';
import { openDataSet } from '../data-set';
import { MILLISECONDS, quantileOf, tableOf } from '../figures';
import { measure, processorLines, type Works } from '../measuring';

const SHAPES = [
  'features/tracking/samples/index.ts',
  'features/tracking/samples/visits.ts',
  'features/tracking/server/migrations/331.do.event-days.sql',
  'features/tracking/server/migrations/360.do.leaner-events.sql',
  'features/tracking/server/migrations/405.do.known-gaps.sql',
  'features/tracking/server/migrations/429.do.first-events.sql',
];
const DAYS = 31;
const DAY_MS = 86_400_000;
/** ms at p95. */
const GOALS: Readonly<Record<string, number>> = {
  'events, first page': 20,
  session: 20,
  'funnel, 5 steps': 300,
  'paths, 4 steps': 150,
  'retention by day': 500,
  overview: 50,
  'course by place': 300,
};

const worksOf = async (pool: Pool): Promise<Works> => {
  const { rows } = await pool.query<{ until: Date; tab: string }>(
    'select max(last_at) as until, max(tab) as tab from event_tab',
  );
  const until = rows[0]?.until.getTime() ?? 0;
  const month = { from: dayAt(until - (DAYS - 1) * DAY_MS), to: dayAt(until) };
  return {
    'events, first page': () => eventsOf(pool, month),
    'events of a code': () => eventsOf(pool, { ...month, codes: '200106' }),
    session: () => tabEventsOf(pool, rows[0]?.tab ?? ''),
    'funnel, 5 steps': () =>
      funnelOf(pool, { ...month, steps: '110104,100100,120101,120103,120105', minutes: 60, who: 'tab' }),
    'paths, 4 steps': () => pathsOf(pool, { ...month, code: '200101', direction: 'after', depth: 4 }),
    'retention by day': () => retentionOf(pool, { ...month, unit: 'day', first: 'ever' }, until),
    overview: () => overviewOf(pool, month, until),
    'course by place': () => seriesOf(pool, { ...month, by: 'area', step: 'day' }),
  };
};

const SIZES = `
  select (select count(*)::int from event) as events,
    (select sum(pg_relation_size(relid))::float8 from pg_partition_tree('event') where isleaf) as rows,
    (select sum(pg_indexes_size(relid))::float8 from pg_partition_tree('event') where isleaf) as indexes,
    (pg_total_relation_size('event_hour') + pg_total_relation_size('event_tab') + pg_total_relation_size('event_first'))::float8 as sums`;

interface Sizes {
  readonly events: number;
  readonly rows: number;
  readonly indexes: number;
  readonly sums: number;
}

/** The analysts' questions over 31 of the 60 days of so many facts, as their handlers see the time. */
export const askQuestions = async (events: number, rounds: number): Promise<readonly string[]> => {
  const set = await openDataSet({
    name: 'bench-tracking',
    count: events,
    shapes: SHAPES,
    load: async (pool) => {
      const start = performance.now();
      await makeTraffic(pool, events, Date.now(), () => undefined);
      await pool.query('vacuum analyze');
      return (performance.now() - start) / 1_000;
    },
  });
  try {
    const works = await worksOf(set.pool);
    // Once each, so that what is measured is read from memory.
    for (const work of Object.values(works)) await work(0);
    const rows = await measure(works, rounds);
    const [sizes] = (await set.pool.query<Sizes>(SIZES)).rows;
    if (!sizes) throw new Error('a select without from gives one row');
    const each = (bytes: number) => (bytes / sizes.events).toFixed(0);
    const whole = sizes.rows + sizes.indexes + sizes.sums;
    const slow = rows.filter(({ what, times }) => quantileOf(times, 0.95) > (GOALS[what.trim()] ?? Infinity));
    return [
      `questions over 31 of 60 days of ${sizes.events} facts, made in ${set.loadSeconds.toFixed(0)} s${set.isReused ? ' (an earlier run)' : ''}`,
      ...tableOf(rows, 0.95, MILLISECONDS),
      ...(await processorLines(set.pool, works, Math.min(rounds, 5))),
      `wanted at p95: ${Object.entries(GOALS)
        .map(([what, ms]) => `${what} ${ms}`)
        .join(', ')}; beyond it: ${slow.map(({ what }) => what.trim()).join(', ') || 'none'}`,
      `bytes a fact on disk: rows ${each(sizes.rows)}, indexes ${each(sizes.indexes)}, sums ${each(sizes.sums)}, together ${each(whole)}; wanted: at most 350`,
    ];
  } finally {
    await set.stop();
  }
};
