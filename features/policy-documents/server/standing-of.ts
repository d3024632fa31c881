import type { Pool } from 'pg';
import type { Standing } from '../contract';
import { standingWords } from '../labels';
import { changesOf, holdsOn } from './clause-standing';

export interface ClauseAt {
  readonly policyId: string;
  readonly rank: number;
}

const STANDINGS = `
  select ${changesOf('c.policy_id', 'c.rank', '$3::date')} as changes,
    ${holdsOn('c.policy_id', 'c.rank', '$3::date')} as holds
  from unnest($1::text[], $2::int[]) with ordinality as c (policy_id, rank, place) order by c.place`;

/** How clauses stand on a day (YYYY-MM-DD), in the words of their citation; empty where one stands as its document. */
export const standingsOf = async (
  pool: Pool,
  clauses: readonly ClauseAt[],
  day: string,
): Promise<readonly string[]> => {
  const { rows } = await pool.query<Standing>(STANDINGS, [
    clauses.map(({ policyId }) => policyId),
    clauses.map(({ rank }) => rank),
    day,
  ]);
  return rows.map(standingWords);
};
