import type { Pool } from 'pg';
import { meaningOf } from '#src/kernel/facts';
import { Parameters } from '#infra/server/postgres/parameters';
import type { Funnel } from '../contract/journeys';
import { ROLES, type Period } from '../contract/period';
import { during } from './during';

const WHO = { tab: 'tab', member: 'account_name', search: 'search_id' } as const;

interface Plan extends Period {
  readonly steps: string;
  readonly minutes: number;
  readonly who: keyof typeof WHO;
  readonly without?: string | undefined;
  readonly compare?: 'role' | undefined;
}

type Row = Readonly<Record<string, number | string | null>>;

/** Of these steps there are facts, and none says of which member or search it is. */
const uncountedOf = async (pool: Pool, plan: Plan): Promise<readonly string[]> => {
  const parameters = new Parameters();
  const conditions = during(parameters, plan);
  const asked = parameters.add(plan.steps.split(','), 'text[]');
  const { rows } = await pool.query<{ fncode: string }>(
    `select fncode from event where ${conditions} and fncode = any(${asked})
     group by 1 having count(${WHO[plan.who]}) = 0 order by 1`,
    parameters.values,
  );
  return rows.map(({ fncode }) => fncode);
};

/**
 * Each counts once, from the first time of the first step; every further step is the first of its code after the one
 * before, within the window. The facts are read once, and the times of each step are lists beside whose they are.
 */
export const funnelOf = async (pool: Pool, plan: Plan): Promise<Funnel> => {
  const codes = plan.steps.split(',');
  const parameters = new Parameters();
  const who = WHO[plan.who];
  const conditions = during(parameters, plan);
  const window = `${parameters.add(plan.minutes, 'int')} * interval '1 minute'`;
  const asked = parameters.add([...new Set([...codes, ...(plan.without ? [plan.without] : [])])], 'text[]');
  const own = codes.map((fncode) => parameters.add(fncode, 'text'));
  const group =
    plan.compare === 'role' ? `coalesce(min(role::text) filter (where fncode = ${own[0]}), '')` : `''`;
  const banned = plan.without
    ? `, array_agg(happened_at) filter (where fncode = ${parameters.add(plan.without, 'text')}) as banned`
    : '';
  const later = codes.map((_, step) => step).slice(1);
  const times = later.map(
    (step) => `, array_agg(happened_at) filter (where fncode = ${own[step]}) as times${step}`,
  );
  const steps = later.map(
    (step) => `step${step} as (
      select *, (
        select min(t) from unnest(times${step}) as t where t > at${step - 1} and t <= at0 + ${window}
        ${banned && `and not exists (select from unnest(banned) as b where b > at${step - 1} and b < t)`}
      ) as at${step} from step${step - 1})`,
  );
  const waits = later.map(
    (step) =>
      `, percentile_cont(0.5) within group (order by extract(epoch from at${step} - at${step - 1}))::float8 as seconds${step}`,
  );
  const counted = pool.query<Row>(
    `with step0 as (
       select ${who} as who, ${group} as "group", min(happened_at) filter (where fncode = ${own[0]}) as at0
         ${times.join('')} ${banned}
       from event where ${conditions} and fncode = any(${asked}) and ${who} is not null
       group by 1 having bool_or(fncode = ${own[0]})
     ) ${steps.map((step) => `, ${step}`).join('')}
     select "group" ${codes.map((_, step) => `, count(at${step})::int as count${step}`).join('')} ${waits.join('')}
     from step${codes.length - 1} group by 1`,
    parameters.values,
  );
  const [{ rows }, uncounted] = await Promise.all([counted, uncountedOf(pool, plan)]);
  const names = ROLES as Readonly<Record<string, string>>;
  const groups = rows.map((row) => String(row.group)).sort();
  return {
    uncounted: [...uncounted],
    groups: (groups.length > 0 ? groups : ['']).map((one) => ({
      group: plan.compare ? (names[one] ?? '未知') : '全部',
      steps: codes.map((fncode, step) => {
        const found = rows.find((row) => row.group === one);
        return {
          fncode,
          meaning: meaningOf(fncode) ?? '目录之外',
          count: Number(found?.[`count${step}`] ?? 0),
          seconds: (found?.[`seconds${step}`] ?? null) as number | null,
        };
      }),
    })),
  };
};
