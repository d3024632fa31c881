import { endFamilies } from '#features/auth/server/end-session';
import { hashPassword, isPassword } from '#features/auth/server/passwords';
import { userCenterServer } from '#features/user-center/server/index';
import type { Identity } from '#infra/server/http/identity';
import { aMember, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';

/** The member centre over a fresh database. */
export const aCentre = () => {
  const db = testDatabase();
  const logins = { hashPassword, isPassword, endLogins: endFamilies };
  const ask = asker(() => userCenterServer({ database: db.database, logins }).routes);

  const enrol = async (name: string, password?: string): Promise<Identity> => {
    const identity = await aMember(db.pool, name);
    if (password !== undefined) {
      await db.pool.query('update account set password_hash = $2 where id = $1', [
        identity.accountId,
        await hashPassword(password),
      ]);
    }
    return identity;
  };
  /** One more login of the same member; gives its id. */
  const logIn = async ({ accountId }: Identity, device: string, more = ''): Promise<string> => {
    const { rows } = await db.pool.query<{ id: string }>(
      `insert into login_family (id, account_id, device_id, remembered, created_at, expires_at, browser, system)
       values (gen_random_uuid(), $1, $2, true, now(), now() + interval '7 days', 'Chrome 130', 'Windows')
       returning id::text`,
      [accountId, device],
    );
    const id = rows[0]?.id ?? '';
    if (more) await db.pool.query(`update login_family set ${more} where id = $1`, [id]);
    return id;
  };
  const livingOf = async ({ accountId }: Identity): Promise<number> => {
    const { rows } = await db.pool.query<{ count: number }>(
      'select count(*)::int from login_family where account_id = $1 and ended_at is null',
      [accountId],
    );
    return rows[0]?.count ?? 0;
  };
  const audited = async (event: string): Promise<number> => {
    const { rows } = await db.pool.query<{ count: number }>(
      'select count(*)::int from audit where event = $1',
      [event],
    );
    return rows[0]?.count ?? 0;
  };
  const isNow = async ({ accountId }: Identity, password: string): Promise<boolean> => {
    const { rows } = await db.pool.query<{ hash: string }>(
      'select password_hash as hash from account where id = $1',
      [accountId],
    );
    return isPassword(rows[0]?.hash, password);
  };
  return { db, ask, enrol, logIn, livingOf, audited, isNow };
};
