import type { Pool, PoolClient } from 'pg';
import { CODE_LIFE_S, TICKET_LIFE_S, type LoginRequest, type PushStatus } from '../contract';
import { digestOf, newSecret } from './secrets';

/** Notices carry the id of the row that has changed. */
export const CHANNEL = 'qr_login';

const TICKET_LIFE = `interval '${TICKET_LIFE_S} seconds'`;
const IS_OPEN = `status in ('waiting', 'scanned') and expires_at > now()`;
const IS_CONFIRMED = `status = 'confirmed' and confirmed_at > now() - ${TICKET_LIFE}`;
/** Rows that can mean nothing to anybody any more. */
const SWEEP = `
  delete from qr_login where id in
    (select id from qr_login where expires_at < now() - interval '5 minutes' limit 20 for update skip locked)`;

export interface Asker extends Pick<LoginRequest, 'browser' | 'system' | 'place'> {
  readonly deviceId: string;
  readonly cookie: string;
}

/** Gives the new code's uuid. */
export const openCode = async (pool: Pool, asker: Asker): Promise<string> => {
  const uuid = newSecret();
  await pool.query(
    `insert into qr_login (uuid_digest, device_id, cookie_digest, browser, system, place, expires_at)
     values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))`,
    [
      digestOf(uuid),
      asker.deviceId,
      digestOf(asker.cookie),
      asker.browser,
      asker.system,
      asker.place,
      CODE_LIFE_S,
    ],
  );
  await pool.query(SWEEP);
  return uuid;
};

/** Id of a push channel that can be opened once, instead of any earlier one; undefined when the code is over or another's. */
export const openChannel = async (
  pool: Pool,
  { uuid, deviceId }: { readonly uuid: string; readonly deviceId: string },
): Promise<string | undefined> => {
  const sessionId = newSecret();
  const { rowCount } = await pool.query(
    `update qr_login set session_digest = $3
     where uuid_digest = $1 and device_id = $2 and ((${IS_OPEN}) or (${IS_CONFIRMED}))`,
    [digestOf(uuid), deviceId, digestOf(sessionId)],
  );
  return rowCount === 1 ? sessionId : undefined;
};

export interface Opener {
  readonly cookie: string | undefined;
  readonly deviceId: string | undefined;
}

/** Spends the channel's id; the code's row, or undefined for a used id and for another browser. */
export const enterChannel = async (
  pool: Pool,
  sessionId: string,
  { cookie, deviceId }: Opener,
): Promise<string | undefined> => {
  const { rows } = await pool.query<{ id: string }>(
    `update qr_login set session_digest = null
     where session_digest = $1 and (cookie_digest = $2 or device_id = $3) returning id`,
    [digestOf(sessionId), cookie === undefined ? null : digestOf(cookie), deviceId ?? null],
  );
  return rows[0]?.id;
};

export interface CodeState {
  readonly status: PushStatus;
  /** Until the status becomes -1 by itself; 0 when it is. */
  readonly msLeft: number;
}

export const readCode = async (pool: Pool, id: string): Promise<CodeState> => {
  const { rows } = await pool.query<CodeState>(
    `select case when ${IS_CONFIRMED} then 2 when ${IS_OPEN} then (status = 'scanned')::int else -1 end as status,
            greatest(0, extract(epoch from expires_at - now()) * 1000)::float8 as "msLeft"
     from qr_login where id = $1`,
    [id],
  );
  return rows[0] ?? { status: -1, msLeft: 0 };
};

export interface Ticket {
  readonly user: string;
  readonly token: string;
}

/** Made when it is pushed, and anew when the push may have been lost: only the newest is good. */
export const issueTicket = async (pool: Pool, id: string): Promise<Ticket | undefined> => {
  const token = newSecret();
  const { rows } = await pool.query<{ user: string }>(
    `update qr_login set ticket_digest = $2 from account
     where qr_login.id = $1 and account.id = account_id and ${IS_CONFIRMED}
     returning coalesce(account.mobile, '') as user`,
    [id, digestOf(token)],
  );
  return rows[0] && { user: rows[0].user, token };
};

/** Spends the ticket; gives the account that confirmed and whose logins were not ended since, or undefined. */
export const takeTicket = async (
  client: PoolClient,
  { token, mobile, deviceId }: { readonly token: string; readonly mobile: string; readonly deviceId: string },
): Promise<string | undefined> => {
  // Held before it is read, so that an end of its logins is over or has not begun.
  await client.query(
    `select from account where id = (select account_id from qr_login where ticket_digest = $1) for no key update`,
    [digestOf(token)],
  );
  const { rows } = await client.query<{ id: string }>(
    `update qr_login set ticket_digest = null, status = 'spent' from account
     where ticket_digest = $1 and device_id = $2 and account.id = account_id
       and coalesce(account.mobile, '') = $3 and ${IS_CONFIRMED}
       and (logins_ended_at is null or confirmed_at > logins_ended_at)
     returning account.id`,
    [digestOf(token), deviceId, mobile],
  );
  return rows[0]?.id;
};

/** The first member to scan a code keeps it; scanning again changes nothing. Undefined when it is over or another's. */
export const scanCode = async (
  pool: Pool,
  uuid: string,
  accountId: string,
): Promise<Omit<LoginRequest, 'accountName'> | undefined> => {
  const { rows } = await pool.query<
    Pick<LoginRequest, 'browser' | 'system' | 'place'> & { readonly at: Date }
  >(
    `with changed as (
       update qr_login set status = 'scanned', account_id = $2
       where uuid_digest = $1 and ${IS_OPEN} and (status = 'waiting' or account_id = $2)
       returning id, browser, system, place, created_at as at)
     select browser, system, place, at, pg_notify('${CHANNEL}', id::text) from changed`,
    [digestOf(uuid), accountId],
  );
  return rows.map(({ browser, system, place, at }) => ({
    browser,
    system,
    place,
    askedAt: at.toISOString(),
  }))[0];
};

/**
 * One statement decides between an answer in time and one that comes too late: true, or the code has expired. Agreeing
 * twice is agreeing once.
 */
export const answerCode = async (
  pool: Pool,
  uuid: string,
  { accountId, agree }: { readonly accountId: string; readonly agree: boolean },
): Promise<boolean> => {
  const { rowCount } = await pool.query(
    `with changed as (
       update qr_login set status = case when $3 then 'confirmed' else 'declined' end,
         confirmed_at = case when $3 then coalesce(confirmed_at, now()) end
       where uuid_digest = $1 and account_id = $2
         and ((status = 'scanned' and expires_at > now()) or ($3 and ${IS_CONFIRMED}))
       returning id)
     select pg_notify('${CHANNEL}', id::text) from changed`,
    [digestOf(uuid), accountId, agree],
  );
  return rowCount === 1;
};
