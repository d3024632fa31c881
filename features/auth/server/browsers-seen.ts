import type { Pool, PoolClient } from 'pg';

/** One more distinct browser than this within the span is out of the ordinary. */
const BROWSERS = 30;
export const SPAN = "interval '30 days'";
const DEVICE = `keyed_digest('device ' || $1::text || ' ' || $2)`;

/** How many browsers it is by now, under the lock of the account's row; 0 when this would be the thirty-first. */
export const countBrowser = async (
  client: PoolClient,
  accountId: string,
  device: string,
): Promise<number> => {
  await client.query(`delete from device_seen where account_id = $1 and last_seen <= now() - ${SPAN}`, [
    accountId,
  ]);
  const { rowCount } = await client.query(
    `insert into device_seen (account_id, device)
     select $1::bigint, ${DEVICE}
     where (select count(*) from device_seen where account_id = $1::bigint and device <> ${DEVICE}) < ${BROWSERS}
       or exists (select 1 from device_seen where account_id = $1::bigint and device = ${DEVICE})
     on conflict (account_id, device) do update set last_seen = now()`,
    [accountId, device],
  );
  if (rowCount !== 1) return 0;
  const { rows } = await client.query<{ seen: number }>(
    'select count(*)::int as seen from device_seen where account_id = $1',
    [accountId],
  );
  return rows[0]?.seen ?? 0;
};

/**
 * Whether an account of this name, or of this phone, was entered with this browser before; unknown ones take the same
 * work. To be asked with the key that signed the request: what a header says of itself is no proof.
 */
export const isKnownBrowser = async (
  pool: Pool,
  { by, value }: { readonly by: 'username' | 'mobile'; readonly value: string },
  device: string | undefined,
): Promise<boolean> => {
  if (!device) return false;
  const { rows } = await pool.query<{ known: boolean }>(
    `select exists (
       select 1 from device_seen join account on account.id = account_id
       where ${by} = $1 and device = keyed_digest('device ' || account_id || ' ' || $2)) as known`,
    [value, device],
  );
  return rows[0]?.known === true;
};
