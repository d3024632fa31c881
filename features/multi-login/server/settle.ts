import type { PoolClient } from 'pg';
import { grantAllowance } from '#infra/server/security/login-allowances';
import type { Settlement } from '../contract';

/** Applications of one account change one after the other, so that their news are numbered as they happen. */
export const lockApplications = async (client: PoolClient, accountId: string): Promise<void> => {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('login-application ' || $1, 0))`, [
    accountId,
  ]);
};

export const tellNews = async (
  client: PoolClient,
  news: { readonly accountId: string; readonly id: string; readonly kind: 'applied' | 'settled' },
): Promise<void> => {
  await client.query(
    'insert into login_application_news (account_id, application_id, kind) values ($1, $2, $3)',
    [news.accountId, news.id, news.kind],
  );
};

export interface Settling {
  readonly accountId: string;
  readonly option: Settlement['option'];
  /** Which one; without both, whichever waits. */
  readonly id?: string;
  readonly deviceId?: string;
}

/**
 * Writes the outcome of the application that waits, unless it has one. Only its time decides between a timeout and
 * everything else. The caller holds `lockApplications`.
 */
export const settle = async (
  client: PoolClient,
  { accountId, option, id, deviceId }: Settling,
): Promise<boolean> => {
  const { rows } = await client.query<{ id: string; deviceId: string; globalId: string }>(
    `update login_application set outcome = $2, settled_at = now()
     from account
     where account.id = account_id and account_id = $1 and outcome is null
       and ($3::uuid is null or login_application.id = $3::uuid) and ($4::text is null or device_id = $4::text)
       and (login_application.expires_at <= now()) = ($2 = 'timeout')
     returning login_application.id, device_id as "deviceId", global_id as "globalId"`,
    [accountId, option, id ?? null, deviceId ?? null],
  );
  const [settled] = rows;
  if (!settled) return false;
  if (option === 'allow') await grantAllowance(client, settled);
  await tellNews(client, { accountId, id: settled.id, kind: 'settled' });
  return true;
};
