import type { PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import type { Identity } from '#infra/server/http/identity';
import type { Database } from '#infra/server/postgres/database';
import { audit } from '#infra/server/security/audit';
import { weaknessOf } from '#infra/server/security/password-rules';
import type { PasswordChange } from '../contract';
import type { Logins } from './devices';
import { passwordProver } from './prove-password';

export const SAME_AS_OLD = '新密码不能与原密码相同';

export const WRONG_OLD = '原密码不正确';
export const CHANGED_MEANWHILE = '密码刚刚在别处修改过，请重新登录后再试';

/** The member centre tells its owner when a password was set. */
export const notePasswordChange = (client: PoolClient, accountId: string): Promise<unknown> =>
  client.query(
    `insert into member_profile (account_id, password_changed_at) values ($1, now())
     on conflict (account_id) do update set password_changed_at = excluded.password_changed_at`,
    [accountId],
  );

/** Gives how many other logins were ended. */
export const passwordChanger = (database: Database, { hashPassword, isPassword, endLogins }: Logins) => {
  const prove = passwordProver(database, isPassword);
  return async (identity: Identity, { oldPassword, newPassword }: PasswordChange): Promise<number> => {
    const { accountId, accountName, sessionId } = identity;
    const before = await prove(identity, oldPassword, { form: 'password.change', wrong: WRONG_OLD });
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
};
