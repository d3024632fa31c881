import type { Pool } from 'pg';
import { meaningOf } from '#src/kernel/facts';
import { Parameters } from '#infra/server/postgres/parameters';
import type { Funnel } from '../contract/journeys';
import { ROLES, type Period } from '../contract/period';
import { during } from './during';

interface Plan extends Period {
  readonly steps: string;
  readonly minutes: number;
  readonly who: 'tab' | 'member';
  readonly without?: string | undefined;
  readonly compare?: 'role' | undefined;
}

interface Row {
  readonly group: string;
  readonly step: number;
  readonly count: number;
  readonly seconds: number | null;
}

/**
 * Each counts once, from the first time of the first step; every further step is the first of its code after the one
 * before, within the window.
 */
export const funnelOf = async (pool: Pool, plan: Plan): Promise<Funnel> => {
  const codes = plan.steps.split(',');
  const parameters = new Parameters();
  const who = plan.who === 'tab' ? 'tab' : 'account_name';
  const conditions = during(parameters, plan);
  const window = `${parameters.add(plan.minutes, 'int')} * interval '1 minute'`;
  const asked = parameters.add([...new Set([...codes, ...(plan.without ? [plan.without] : [])])], 'text[]');
  const group = plan.compare === 'role' ? `coalesce(min(role)::text, '')` : `''`;
  const stepSql = codes.map((fncode, at) => {
    const own = parameters.add(fncode, 'text');
    if (at === 0)
      return `step0 as (select who, ${group} as "group", min(happened_at) as at, min(happened_at) as first
        from facts where fncode = ${own} group by who)`;
    const banned = plan.without
      ? `and not exists (select from facts as b where b.who = s.who and b.fncode = ${parameters.add(plan.without, 'text')}
           and b.happened_at > s.at and b.happened_at < e.happened_at)`
      : '';
    return `step${at} as (
      select s.who, s."group", min(e.happened_at) as at, s.first, s.at as before
      from step${at - 1} as s join facts as e on e.who = s.who and e.fncode = ${own}
        and e.happened_at > s.at and e.happened_at <= s.first + ${window} ${banned}
      group by s.who, s."group", s.first, s.at)`;
  });
  const counts = codes.map(
    (_, at) =>
      `select "group", ${at} as step, count(*)::int as count, ${
        at === 0
          ? 'null::float8'
          : `percentile_cont(0.5) within group (order by extract(epoch from at - before))::float8`
      } as seconds from step${at} group by 1`,
  );
  const { rows } = await pool.query<Row>(
    `with facts as materialized (
       select ${who} as who, fncode, happened_at, role from event
       where ${conditions} and fncode = any(${asked}) and ${who} is not null
     ), ${stepSql.join(', ')}
     ${counts.join(' union all ')}`,
    parameters.values,
  );
  const names = ROLES as Readonly<Record<string, string>>;
  const groups = [...new Set(rows.map((row) => row.group))].sort();
  return {
    groups: (groups.length > 0 ? groups : ['']).map((one) => ({
      group: plan.compare ? (names[one] ?? '未知') : '全部',
      steps: codes.map((fncode, step) => {
        const found = rows.find((row) => row.group === one && row.step === step);
        return {
          fncode,
          meaning: meaningOf(fncode) ?? '目录之外',
          count: found?.count ?? 0,
          seconds: found?.seconds ?? null,
        };
      }),
    })),
  };
};
