import type { Pool } from 'pg';
import { Parameters } from '#infra/server/postgres/parameters';
import type { GuideUse } from '../contract/quality';
import type { Period } from '../contract/period';
import { during } from './during';
import { isTrue, numberIn } from './fields';

/** Upper ends of the bands of seconds; the last band is open. */
const BANDS = [10, 30, 60, 120, 300, 600] as const;

type GuideRow = Omit<GuideUse['guides'][number], 'steps'>;

interface StepRow {
  readonly guide: string;
  readonly step: number;
  readonly tabs: number;
}

const WHO = 'coalesce(tab, id::text)';
const distinct = (condition: string): string => `count(distinct ${WHO}) filter (where ${condition})::int`;

export const guideUseOf = async (pool: Pool, period: Period): Promise<GuideUse> => {
  const parameters = new Parameters();
  const where = during(parameters, period);
  const [guides, steps, watched] = await Promise.all([
    pool.query<GuideRow>(
      `select guide_type as guide, ${distinct(`fncode = '500101'`)} as started,
         ${distinct(`fncode = '500103'`)} as completed, ${distinct(`fncode = '500104'`)} as closed,
         ${distinct(`fncode = '500105' and query ->> 'ok' = 'false'`)} as "rewardsFailed"
       from event where ${where} and fncode like '5001__' and guide_type is not null group by 1 order by 1`,
      parameters.values,
    ),
    pool.query<StepRow>(
      `select guide_type as guide, ${numberIn('step')} as step, count(distinct ${WHO})::int as tabs
       from event where ${where} and fncode = '500102' and guide_type is not null
         and jsonb_typeof(query -> 'step') = 'number'
       group by 1, 2 order by 1, 2`,
      parameters.values,
    ),
    pool.query<{ upTo: number; times: number; toEnd: number }>(
      `select width_bucket(${numberIn('durationMs')} / 1000, array[${BANDS.join(',')}]::float8[]) as "upTo",
         count(*)::int as times, count(*) filter (where ${isTrue('ended')})::int as "toEnd"
       from event where ${where} and fncode = '600102' and jsonb_typeof(query -> 'durationMs') = 'number' group by 1 order by 1`,
      parameters.values,
    ),
  ]);
  const stepsOf = (guide: string) =>
    steps.rows.filter((row) => row.guide === guide).map(({ step, tabs }) => ({ step, tabs }));
  return {
    guides: guides.rows.map((row) => ({ ...row, steps: stepsOf(row.guide) })),
    watched: watched.rows.map(({ upTo, times }) => ({ upTo: BANDS[upTo] ?? 0, times })),
    watchedToEnd: watched.rows.reduce((all, { toEnd }) => all + toEnd, 0),
  };
};
