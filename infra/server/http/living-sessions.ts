import type { Pool } from 'pg';

/**
 * Those of these sessions that were not ended and have not run out, of accounts that are not locked; of analysts alone
 * where only they may hear. A stream asks again and again what a call is asked once.
 */
export const livingSessions = async (
  pool: Pool,
  sessionIds: readonly string[],
  { ofAnalysts = false }: { readonly ofAnalysts?: boolean } = {},
): Promise<ReadonlySet<string>> => {
  const { rows } = await pool.query<{ id: string }>(
    `select login_family.id::text as id from login_family join account on account.id = account_id
     where login_family.id = any($1::uuid[]) and ended_at is null and expires_at > now() and locked_at is null
       and (is_analyst or not $2)`,
    [sessionIds, ofAnalysts],
  );
  return new Set(rows.map(({ id }) => id));
};
