import type { Pool, PoolClient } from 'pg';
import { TODAY } from '#infra/server/postgres/today';
import type { ActivityKey } from '../../rules/activities';

export interface DrawsSoFar {
  readonly nextNumber: number;
  readonly doneToday: number;
  /** Today, YYYY-MM-DD. */
  readonly day: string;
}

const SO_FAR = `
  select coalesce(max(number), 0)::int + 1 as "nextNumber",
    (count(*) filter (where day = ${TODAY}))::int as "doneToday", to_char(${TODAY}, 'YYYY-MM-DD') as day
  from draw where activity = $1 and account_id = $2`;

/** Of one member in one activity. */
export const drawsSoFar = async (
  client: Pool | PoolClient,
  accountId: string,
  activity: ActivityKey,
): Promise<DrawsSoFar> => {
  const { rows } = await client.query<DrawsSoFar>(SO_FAR, [activity, accountId]);
  if (!rows[0]) throw new Error('the statement returns a row');
  return rows[0];
};
