import type { PoolClient } from 'pg';
import { audit } from '#infra/server/security/audit';
import type { Database } from '#infra/server/postgres/database';
import { endFamilies } from './end-session';
import { forgetTries } from './password-gate';
import { hashPassword, randomPassword } from './passwords';

type Transacting = Pick<Database, 'transaction'>;

interface Change {
  readonly event: string;
  /** Assignments; `$2` is the value. */
  readonly sql: string;
  readonly value?: string;
  readonly then?: (client: PoolClient, accountId: string) => Promise<unknown>;
}

const change = (
  database: Transacting,
  username: string,
  { event, sql, value, then }: Change,
): Promise<boolean> =>
  database.transaction(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `update account set ${sql} where username = $1 returning id::text as id`,
      value === undefined ? [username] : [username, value],
    );
    const accountId = rows[0]?.id;
    if (accountId === undefined) return false;
    await then?.(client, accountId);
    await audit(client, { event, accountId });
    return true;
  });

/** Each is false, or undefined, when there is no such account. */

/** No login from now on; every living one ends with its next call. */
export const lockAccount = (database: Transacting, username: string): Promise<boolean> =>
  change(database, username, {
    event: 'account.locked',
    sql: 'locked_at = coalesce(locked_at, now())',
    then: (client, accountId) => endFamilies(client, { accountId, by: 'lock' }),
  });

/** Also forgets wrong tries, which may have closed the name for a while. */
export const unlockAccount = (database: Transacting, username: string): Promise<boolean> =>
  change(database, username, {
    event: 'account.unlocked',
    sql: 'locked_at = null',
    then: (client) => forgetTries(client, username),
  });

/** After the thirty-first browser: forgets all of them, so that the count begins anew. */
export const unblockBrowsers = (database: Transacting, username: string): Promise<boolean> =>
  change(database, username, {
    event: 'account.unblocked',
    sql: 'is_anomalous = false',
    then: (client, accountId) => client.query('delete from device_seen where account_id = $1', [accountId]),
  });

/** A new password, known to nobody but the reader of this answer; every living login ends. */
export const resetPassword = async (database: Transacting, username: string): Promise<string | undefined> => {
  const password = randomPassword();
  const isThere = await change(database, username, {
    event: 'account.password-reset',
    sql: 'password_hash = $2',
    value: await hashPassword(password),
    then: async (client, accountId) => {
      await endFamilies(client, { accountId, by: 'administrator' });
      await forgetTries(client, username);
    },
  });
  return isThere ? password : undefined;
};

/** How many logins were ended. */
export const endSessions = (database: Transacting, username: string): Promise<number | undefined> =>
  database.transaction(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'select id::text as id from account where username = $1 for no key update',
      [username],
    );
    return rows[0] && endFamilies(client, { accountId: rows[0].id, by: 'administrator' });
  });
