import type { PoolClient } from 'pg';
import { audit } from '../../../infra/server/audit';
import type { Database } from '../../../infra/server/database';
import { endFamilies } from './end-session';

const changeOf =
  (event: string, sql: string, then?: (client: PoolClient, accountId: string) => Promise<unknown>) =>
  (database: Database, username: string): Promise<boolean> =>
    database.transaction(async (client) => {
      const { rows } = await client.query<{ id: string }>(
        `update account set ${sql} where username = $1 returning id::text as id`,
        [username],
      );
      const accountId = rows[0]?.id;
      if (accountId === undefined) return false;
      await then?.(client, accountId);
      await audit(client, { event, accountId });
      return true;
    });

/** Each is false when there is no such account. */

/** No login from now on; every living one ends with its next call. */
export const lockAccount = changeOf(
  'account.locked',
  'locked_at = coalesce(locked_at, now())',
  (client, accountId) => endFamilies(client, { accountId, by: 'lock' }),
);

export const unlockAccount = changeOf('account.unlocked', 'locked_at = null');

/** Takes VIP away before its time; the member logs in again without it. */
export const withdrawVip = changeOf(
  'account.vip-withdrawn',
  'vip_until = least(vip_until, now()), is_trial = false',
  (client, accountId) => endFamilies(client, { accountId, by: 'vip' }),
);

/** After the thirty-first browser: forgets all of them, so that the count begins anew. */
export const unblockBrowsers = changeOf('account.unblocked', 'is_anomalous = false', (client, accountId) =>
  client.query('delete from device_seen where account_id = $1', [accountId]),
);
