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

/** A person is an account, or a browser of which no account is known. */
export const retentionOf = async (pool: Pool, { code, unit, ...period }: Plan): Promise<Retention> => {
  const parameters = new Parameters();
  const conditions = during(parameters, period);
  const begins = code ? `where fncode = ${parameters.add(code, 'text')}` : '';
  const { rows } = await pool.query<{ start: string; back: number; people: number }>(
    `with seen as materialized (
       select distinct coalesce(account_name, device) as who, date_trunc('${unit}', day)::date as unit
         ${code ? ', fncode' : ''}
       from event where ${conditions} and coalesce(account_name, device) is not null
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
