import type { Pool } from 'pg';
import type { FoundPolicy } from '#src/contract/policy-states';
import { stateOn } from './rows';

const FOUND = `
  select p.id, ${stateOn('$2::date')} as state,
    case when p.series is not null then to_char(p.period_start, 'YYYY-MM') end as "priceFrom",
    case when p.series is not null then to_char(p.period_end, 'YYYY-MM') end as "priceTo"
  from policy p where p.id = any ($1::text[])`;

/** How documents stand on a day (YYYY-MM-DD), by their ids. */
export const foundPolicies = async (
  pool: Pool,
  ids: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, FoundPolicy>> => {
  const { rows } = await pool.query<FoundPolicy & { readonly id: string }>(FOUND, [ids, day]);
  return new Map(rows.map(({ id, ...found }) => [id, found]));
};
