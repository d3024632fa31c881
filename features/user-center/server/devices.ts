import type { Pool, PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import type { Identity } from '#infra/server/http/identity';
import type { Database } from '#infra/server/postgres/database';
import { audit } from '#infra/server/security/audit';
import type { Device, Devices } from '../contract';

/** What the member centre needs of `auth`, which keeps passwords and logins. */
export interface Logins {
  readonly hashPassword: (password: string) => Promise<string>;
  readonly isPassword: (hashed: string | undefined, password: string) => Promise<boolean>;
  /** Ends living logins of one account, only this one or all but that one; gives how many. */
  readonly endLogins: (
    client: Pool | PoolClient,
    ending: {
      readonly accountId: string;
      readonly by: 'device';
      readonly sessionId?: string;
      readonly exceptSession?: string;
    },
  ) => Promise<number>;
}

export const NO_SUCH_DEVICE = '没有这台设备的登录';
export const OWN_DEVICE = '本机请使用“退出登录”';

const LIMIT = 30;
const DAYS = 30;

type Row = Omit<Device, 'loggedInAt' | 'lastUsedAt' | 'knownSince'> &
  Record<'loggedInAt' | 'lastUsedAt', Date> & { readonly knownSince: Date | null };

/** Logins that are alive, or would wake up when their browser is used again. */
const LIVING = `
  select id, browser, system, coalesce(place, '') as place, created_at as "loggedInAt",
         last_used_at as "lastUsedAt", first_seen as "knownSince", id = $2 as "isCurrent",
         remembered as "isRemembered"
  from login_family
  left join login_place on login_id = id
  left join device_seen on device_seen.account_id = login_family.account_id
    and device = keyed_digest('device ' || login_family.account_id || ' ' || device_id)
  where login_family.account_id = $1 and ended_at is null and expires_at > now() and not is_ticket
    and (remembered or exists (
      select 1 from session_token where family_id = login_family.id and session_token.expires_at > now()))
  order by id = $2 desc, last_used_at desc, id`;

const BROWSERS = `
  select (select count(*)::int from device_seen
          where account_id = $1 and last_seen > now() - make_interval(days => ${DAYS})) as used,
         not is_shared as "isCounted"
  from account where id = $1`;

export const devicesOf = async (pool: Pool, { accountId, sessionId }: Identity): Promise<Devices> => {
  const { rows } = await pool.query<Row>(LIVING, [accountId, sessionId]);
  const { rows: counts } = await pool.query<{ used: number; isCounted: boolean }>(BROWSERS, [accountId]);
  return {
    devices: rows.map((row) => ({
      ...row,
      loggedInAt: row.loggedInAt.toISOString(),
      lastUsedAt: row.lastUsedAt.toISOString(),
      knownSince: row.knownSince?.toISOString() ?? null,
    })),
    browsers: { used: 0, isCounted: false, ...counts[0], limit: LIMIT, days: DAYS },
  };
};

export const deviceEnder = (database: Database, { endLogins }: Pick<Logins, 'endLogins'>) => ({
  one: ({ accountId, sessionId }: Identity, id: string): Promise<void> => {
    if (id === sessionId) throw new ApiError(codes.badRequest, OWN_DEVICE);
    return database.transaction(async (client) => {
      if ((await endLogins(client, { accountId, by: 'device', sessionId: id })) === 0)
        throw new ApiError(codes.notFound, NO_SUCH_DEVICE);
      await audit(client, { event: 'device.removed', accountId, sessionId: id });
    });
  },
  others: ({ accountId, sessionId }: Identity): Promise<number> =>
    database.transaction(async (client) => {
      const ended = await endLogins(client, { accountId, by: 'device', exceptSession: sessionId });
      await audit(client, { event: 'device.others-removed', accountId, sessionId });
      return ended;
    }),
});
