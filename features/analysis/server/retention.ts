import type { Pool } from 'pg';
import { Parameters } from '#infra/server/postgres/parameters';
import type { Retention } from '../contract/journeys';
import type { Period } from '../contract/period';
import { during } from './during';

interface Plan extends Period {
  readonly code?: string | undefined;
  readonly unit: 'day' | 'week';
}

const MOST_BACK = 31;

const VISITOR = 'a';

/**
 * A person is an account, or a browser of which no account is known. What a browser told while nobody was logged in, as
 * the recorder always does of itself, is of the account that the same days know of it; where they know of several it is
 * of nobody. A visitor is a browser without any account.
 */
export const retentionOf = async (pool: Pool, { code, unit, role, ...period }: Plan): Promise<Retention> => {
  const parameters = new Parameters();
  const isOfVisitors = role === VISITOR;
  const conditions = during(parameters, isOfVisitors ? period : { ...period, role });
  const begins = code ? `where fncode = ${parameters.add(code, 'text')}` : '';
  const named = code ? ', fncode' : '';
  const { rows } = await pool.query<{ start: string; back: number; people: number }>(
    `with facts as materialized (
       select distinct account_name, device, date_trunc('${unit}', day)::date as unit ${named}
       from event where ${conditions} and (account_name is not null or device is not null)
     ), owned as (
       select device, case when min(account_name) = max(account_name) then min(account_name) end as account
       from facts where account_name is not null and device is not null group by device
     ), seen as materialized (
       select distinct case when facts.account_name is not null then facts.account_name
         when owned.device is null then facts.device else owned.account end as who, unit ${named}
       from facts left join owned on facts.account_name is null and owned.device = facts.device
       ${isOfVisitors ? 'where facts.account_name is null and owned.device is null' : ''}
     ), begun as (select who, min(unit) as start from seen ${begins} group by who)
     select to_char(start, 'YYYY-MM-DD') as start, ((unit - start) / ${unit === 'day' ? 1 : 7})::int as back,
       count(distinct who)::int as people
     from begun join seen using (who) where unit >= start group by 1, 2 order by 1, 2`,
    parameters.values,
  );
  const starts = [...new Set(rows.map(({ start }) => start))];
  return {
    cohorts: starts.map((start) => {
      const own = rows.filter((row) => row.start === start && row.back <= MOST_BACK);
      const last = own.at(-1)?.back ?? 0;
      const back = Array.from(
        { length: last + 1 },
        (_, at) => own.find((row) => row.back === at)?.people ?? 0,
      );
      return { start, size: back[0] ?? 0, back };
    }),
  };
};
