import type { Pool } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import type { Route } from '#infra/server/http/route';
import type { Allowance } from '#infra/server/security/login-allowances';
import { deviceOf } from '#infra/server/security/login-permits';

const LIFE = "interval '10 minutes'";

/** This browser has shown the right password of an account that is in use elsewhere. */
const recordConflict = async (pool: Pool, { globalId, deviceId }: Allowance): Promise<void> => {
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

const globalIdIn = (error: unknown): string | undefined => {
  if (!(error instanceof ApiError) || error.statusCode !== codes.loginRefused) return undefined;
  const { globalId } = (error.more.data ?? {}) as { readonly globalId?: unknown };
  return typeof globalId === 'string' ? globalId : undefined;
};

/**
 * A way in that notes whom it has told "in use elsewhere": only they may apply. Those who merely know a name or an id
 * can neither ask about an account nor bother its member.
 */
export const rememberConflicts =
  (pool: Pool) =>
  ({ call, handle }: Route): Route => ({
    call,
    handle: async (context) => {
      try {
        return await handle(context);
      } catch (error) {
        const globalId = globalIdIn(error);
        const deviceId = deviceOf(context.headers);
        if (globalId !== undefined && deviceId !== undefined)
          await recordConflict(pool, { globalId, deviceId });
        throw error;
      }
    },
  });
