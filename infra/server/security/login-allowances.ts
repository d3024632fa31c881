import type { Pool, PoolClient } from 'pg';

const LIFE = "interval '60 seconds'";

export interface Allowance {
  readonly globalId: string;
  /** The browser as it names itself in the header `uuidHashCode`. */
  readonly deviceId: string;
}

/**
 * Lets this browser log in once, within sixty seconds, with an account that is in use elsewhere. Agreeing twice is
 * agreeing once, with the later time. Expired allowances are swept on the way.
 */
export const grantAllowance = async (
  client: Pool | PoolClient,
  { globalId, deviceId }: Allowance,
): Promise<void> => {
  await client.query(
    `insert into login_allowance (global_id, device_id, expires_at) values ($1, $2, now() + ${LIFE})
     on conflict (global_id, device_id) do update set expires_at = excluded.expires_at`,
    [globalId, deviceId],
  );
  await client.query(
    'delete from login_allowance where (global_id, device_id) in ' +
      '(select global_id, device_id from login_allowance where expires_at < now() limit 100 for update skip locked)',
  );
};

/**
 * Whether this browser may take over now. Asking spends the allowance: of any number of calls exactly one gets `true`.
 * A transaction that is rolled back gives it back.
 */
export const takeAllowance = async (
  client: Pool | PoolClient,
  { globalId, deviceId }: Allowance,
): Promise<boolean> => {
  const { rowCount } = await client.query(
    'delete from login_allowance where global_id = $1 and device_id = $2 and expires_at > now()',
    [globalId, deviceId],
  );
  return rowCount === 1;
};
