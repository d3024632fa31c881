import type { Pool } from 'pg';
import type { Allowance } from '#infra/server/security/login-allowances';

const LIFE = "interval '10 minutes'";

/** This browser has shown the right password of an account that is in use elsewhere. */
export const recordConflict = async (pool: Pool, { globalId, deviceId }: Allowance): Promise<void> => {
  await pool.query(
    `insert into login_conflict (global_id, device_id, expires_at) values ($1, $2, now() + ${LIFE})
     on conflict (global_id, device_id) do update set expires_at = excluded.expires_at`,
    [globalId, deviceId],
  );
  await pool.query(
    'delete from login_conflict where (global_id, device_id) in ' +
      '(select global_id, device_id from login_conflict where expires_at < now() limit 100 for update skip locked)',
  );
};

/** The account this browser may apply for; undefined for unknown accounts and whoever has not shown the password. */
export const accountInConflict = async (
  pool: Pool,
  { globalId, deviceId }: Allowance,
): Promise<string | undefined> => {
  const { rows } = await pool.query<{ accountId: string }>(
    `select account.id::text as "accountId"
     from login_conflict join account on account.global_id = login_conflict.global_id
     where login_conflict.global_id = $1 and device_id = $2 and expires_at > now()`,
    [globalId, deviceId],
  );
  return rows[0]?.accountId;
};
