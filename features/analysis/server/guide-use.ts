import type { Pool } from 'pg';
import { Parameters } from '#infra/server/postgres/parameters';
import type { GuideUse } from '../contract/quality';
import type { Period } from '../contract/period';
import { during } from './during';

/** Upper ends of the bands of seconds; the last band is open. */
const BANDS = [10, 30, 60, 120, 300, 600] as const;

interface Counted {
  readonly guide: string;
  readonly fncode: string;
  readonly step: number | null;
  readonly ok: boolean | null;
  readonly tabs: number;
}

export const guideUseOf = async (pool: Pool, period: Period): Promise<GuideUse> => {
  const parameters = new Parameters();
  const where = during(parameters, period);
  const [guides, watched] = await Promise.all([
    pool.query<Counted>(
      `select guide_type as guide, fncode, (query ->> 'step')::int as step, (query ->> 'ok')::boolean as ok,
         count(distinct coalesce(tab, id::text))::int as tabs
       from event where ${where} and fncode like '5001__' and guide_type is not null group by 1, 2, 3, 4`,
      parameters.values,
    ),
    pool.query<{ upTo: number; times: number; toEnd: number }>(
      `select width_bucket((query ->> 'durationMs')::float8 / 1000, array[${BANDS.join(',')}]::float8[]) as "upTo",
         count(*)::int as times, count(*) filter (where (query ->> 'ended')::boolean)::int as "toEnd"
       from event where ${where} and fncode = '600102' and query ? 'durationMs' group by 1 order by 1`,
      parameters.values,
    ),
  ]);
  const of = (guide: string, fncode: string) =>
    guides.rows.filter((row) => row.guide === guide && row.fncode === fncode);
  const sum = (rows: readonly { readonly tabs: number }[]) => rows.reduce((all, { tabs }) => all + tabs, 0);
  return {
    guides: [...new Set(guides.rows.map(({ guide }) => guide))].sort().map((guide) => ({
      guide,
      started: sum(of(guide, '500101')),
      steps: of(guide, '500102')
        .flatMap(({ step, tabs }) => (step === null ? [] : [{ step, tabs }]))
        .sort((a, b) => a.step - b.step),
      completed: sum(of(guide, '500103')),
      closed: sum(of(guide, '500104')),
      rewardsFailed: sum(of(guide, '500105').filter(({ ok }) => ok === false)),
    })),
    watched: watched.rows.map(({ upTo, times }) => ({ upTo: BANDS[upTo] ?? 0, times })),
    watchedToEnd: watched.rows.reduce((all, { toEnd }) => all + toEnd, 0),
  };
};
