import type { PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import type { Identity } from '#infra/server/http/identity';
import { consumeRateLimit, returnRateLimit } from '#infra/server/http/rate-limit';
import type { Database } from '#infra/server/postgres/database';
import { audit } from '#infra/server/security/audit';
import { weaknessOf } from '#infra/server/security/password-rules';
import type { PasswordChange } from '../contract';
import type { Logins } from './devices';

export const SAME_AS_OLD = '新密码不能与原密码相同';

export const WRONG_OLD = '原密码不正确';
export const TOO_MANY = '原密码输错次数过多，请 15 分钟后再试';
export const CHANGED_MEANWHILE = '密码刚刚在别处修改过，请重新登录后再试';

const QUARTER_S = 900;
const TRIES = { name: 'password.change', limit: 5, windowS: QUARTER_S };

/** The member centre tells its owner when a password was set. */
export const notePasswordChange = (client: PoolClient, accountId: string): Promise<unknown> =>
  client.query(
    `insert into member_profile (account_id, password_changed_at) values ($1, now())
     on conflict (account_id) do update set password_changed_at = excluded.password_changed_at`,
    [accountId],
  );

const currentHash = async ({ pool }: Database, accountId: string): Promise<string | undefined> => {
  const { rows } = await pool.query<{ hash: string }>(
    'select password_hash as hash from account where id = $1',
    [accountId],
  );
  return rows[0]?.hash;
};

/**
 * Gives how many other logins were ended. Every try is counted before the old password is looked at, and taken back
 * when it was right: who finds an open screen may not try them all.
 */
export const passwordChanger =
  (database: Database, { hashPassword, isPassword, endLogins }: Logins) =>
  async (
    { accountId, accountName, sessionId }: Identity,
    { oldPassword, newPassword }: PasswordChange,
  ): Promise<number> => {
    const { pool } = database;
    if (!(await consumeRateLimit(pool, { ...TRIES, key: accountId })))
      throw new ApiError(codes.tooManyRequests, TOO_MANY);
    const before = await currentHash(database, accountId);
    if (!(await isPassword(before, oldPassword))) {
      await audit(pool, { event: 'password.refused', accountId, sessionId });
      throw new ApiError(codes.loginRefused, WRONG_OLD);
    }
    await returnRateLimit(pool, { ...TRIES, key: accountId });
    const weakness = newPassword === oldPassword ? SAME_AS_OLD : weaknessOf(newPassword, accountName);
    if (weakness) throw new ApiError(codes.badRequest, weakness);

    const after = await hashPassword(newPassword);
    return database.transaction(async (client) => {
      const { rowCount } = await client.query(
        'update account set password_hash = $2 where id = $1 and password_hash = $3',
        [accountId, after, before],
      );
      if (rowCount === 0) throw new ApiError(codes.conflict, CHANGED_MEANWHILE);
      await notePasswordChange(client, accountId);
      await audit(client, { event: 'password.changed', accountId, sessionId });
      return endLogins(client, { accountId, by: 'device', exceptSession: sessionId });
    });
  };
