import type { Pool } from 'pg';
import type { StreamAnswer } from '#infra/server/http/stream-answer';
import { exportFile } from './export-file';

/** Undefined where there is neither such an account nor a fact of it: the name may be misspelt. */
export const knownPerson = async (
  pool: Pool,
  account: string,
): Promise<{ readonly hasActed: boolean } | undefined> => {
  const { rows } = await pool.query<{ isKnown: boolean; hasActed: boolean }>(
    `select exists (select from account where username = $1) as "isKnown",
       exists (select from event where account_name = $1) as "hasActed"`,
    [account],
  );
  const [{ isKnown = false, hasActed = false } = {}] = rows;
  return isKnown || hasActed ? { hasActed } : undefined;
};

/** Everything of one account, asked for by somebody else. */
export const exportPerson = async (pool: Pool, account: string): Promise<StreamAnswer | undefined> =>
  (await knownPerson(pool, account)) && exportFile(pool, account, 'json', {});
