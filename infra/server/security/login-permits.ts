import type { Pool, PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '../http/api-error';

/** How the accounts were proven: a code sent to their phone, or a confirmed QR code. */
export type PermitWay = 'sms' | 'qr';

const LIFE = "interval '5 minutes'";

/** The longest name of a device that is taken. */
const DEVICE_MAX = 128;

const NO_DEVICE = '缺少设备标识，请刷新页面后重试';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The browser as it names itself in the header `uuidHashCode`; undefined when it does not. */
export const deviceOf = (headers: Headers): string | undefined => {
  const device = headers['uuidhashcode'];
  return typeof device === 'string' && device !== '' && device.length <= DEVICE_MAX ? device : undefined;
};

/** @throws ApiError 400 when the browser does not name itself */
export const presentDevice = (headers: Headers): string => {
  const device = deviceOf(headers);
  if (device === undefined) throw new ApiError(codes.badRequest, NO_DEVICE);
  return device;
};

/**
 * Allows this browser one login, within five minutes, with any one of these accounts. Takes the place of an earlier
 * permit of the same browser and way. Expired permits are swept on the way.
 */
export const grantPermits = async (
  client: Pool | PoolClient,
  {
    deviceId,
    globalIds,
    by,
  }: { readonly deviceId: string; readonly globalIds: readonly string[]; readonly by: PermitWay },
): Promise<void> => {
  if (globalIds.length === 0) return;
  await client.query(
    `insert into login_permit (device_id, granted_by, global_ids, expires_at) values ($1, $2, $3, now() + ${LIFE})
     on conflict (device_id, granted_by)
     do update set global_ids = excluded.global_ids, expires_at = excluded.expires_at`,
    [deviceId, by, globalIds],
  );
  await client.query(
    'delete from login_permit where (device_id, granted_by) in ' +
      '(select device_id, granted_by from login_permit where expires_at < now() limit 100 for update skip locked)',
  );
};

/**
 * Whether this browser may log in with this account now. Asking spends the permit, and with it that of the accounts
 * granted together: of any number of calls exactly one gets `true`. A transaction that is rolled back gives it back.
 */
export const takePermit = async (
  client: Pool | PoolClient,
  {
    deviceId,
    globalId,
    by,
  }: { readonly deviceId: string; readonly globalId: string; readonly by: PermitWay },
): Promise<boolean> => {
  const { rowCount } = await client.query(
    `delete from login_permit
     where device_id = $1 and granted_by = $2 and $3 = any (global_ids) and expires_at > now()`,
    [deviceId, by, globalId],
  );
  return rowCount === 1;
};
