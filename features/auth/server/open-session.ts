import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import { audit } from '#infra/server/security/audit';
import type { Database } from '#infra/server/postgres/database';
import { LOGIN_LIFE_S } from '../login-life';
import { admit, lockOpenAccountRow } from './admit';
import { refuseAnomalous } from './refuse-anomalous';
import { digestOf, issueToken, newToken, TOKEN_LIFE_S, type Session } from './sessions';
import type { Visitor } from './visitor';

export interface Doors {
  readonly database: Database;
  /** Whether accounts of the demo mode may enter. */
  readonly demo: boolean;
}

const FAMILY_LIFE = `interval '${LOGIN_LIFE_S} seconds'`;
export const ADDRESS_TOKEN_LIFE_S = 60;

/** A login that is over can neither be renewed nor misused; a few go with every new one. */
const SWEEP = `
  delete from login_family where id in (
    select id from login_family where expires_at < now() - interval '1 day' limit 4 for update skip locked)`;

export interface Entrance {
  readonly accountId: string;
  readonly visitor: Visitor;
  readonly remembered: boolean;
  /** For the audit: `password`, `sms`, `qr`. */
  readonly way: string;
  /** The product that the ticket of the account service was issued for. */
  readonly source?: string | undefined;
  /** Spends what proves the right to enter; rolled back with a login that does not come about. */
  readonly prove?: (client: PoolClient) => Promise<void>;
}

interface Family extends Pick<Entrance, 'accountId' | 'visitor' | 'remembered' | 'source'> {
  readonly secret: string | undefined;
  readonly isTicket: boolean;
  readonly tokenLifeS: number;
}

const openFamily = async (
  client: PoolClient,
  family: Family,
): Promise<Omit<Session, 'globalId' | 'isNewUser'>> => {
  const { accountId, visitor, remembered, source, secret, isTicket, tokenLifeS } = family;
  const familyId = v7();
  await client.query(
    `insert into login_family (id, account_id, device_id, remembered, created_at, expires_at, cookie_digest, browser,
       system, is_ticket, source)
     values ($1, $2, $3, $4, now(), now() + ${FAMILY_LIFE}, $5, $6, $7, $8, $9)`,
    [
      familyId,
      accountId,
      visitor.device,
      remembered,
      secret === undefined ? null : digestOf(secret),
      visitor.browser,
      visitor.system,
      isTicket,
      source,
    ],
  );
  const accessToken = newToken();
  await issueToken(client, familyId, accessToken, tokenLifeS);
  await client.query(SWEEP);
  return { accessToken, familyId, leftS: LOGIN_LIFE_S };
};

export interface Opened extends Session {
  /** For the login cookie; there only when the login is remembered. */
  readonly secret: string | undefined;
  /** How many browsers the account has been entered with; 0 where none are counted. */
  readonly browsers: number;
}

/** @throws ApiError 333 beside those of `admit` and `prove` */
export const openSession = async ({ database, demo }: Doors, entrance: Entrance): Promise<Opened> => {
  const { accountId, visitor, remembered, way, source, prove } = entrance;
  const opened = await database.transaction(async (client) => {
    await prove?.(client);
    const admission = await admit(client, { accountId, demo }, visitor);
    if (admission.kind === 'anomalous') {
      await audit(client, { event: 'login.anomalous', accountId, ip: visitor.ip });
      return admission;
    }
    const secret = remembered ? newToken() : undefined;
    const plan = {
      accountId,
      visitor,
      remembered,
      source,
      secret,
      isTicket: false,
      tokenLifeS: TOKEN_LIFE_S,
    };
    const session = await openFamily(client, plan);
    await audit(client, {
      event: `login.opened-${way}`,
      accountId,
      sessionId: session.familyId,
      ip: visitor.ip,
    });
    const { kind, globalId, isNewUser, browsers } = admission;
    return { kind, ...session, secret, globalId, isNewUser, browsers };
  });
  return opened.kind === 'anomalous' ? refuseAnomalous(database.pool, opened) : opened;
};

/**
 * A token for the address of the portal: worth one exchange while it lives, by the first browser that shows it.
 * Whether that browser is admitted is decided then.
 */
export const openTicket = (
  { database, demo }: Doors,
  { accountId, visitor, prove }: Pick<Entrance, 'accountId' | 'visitor' | 'prove'>,
): Promise<string> =>
  database.transaction(async (client) => {
    await prove?.(client);
    await lockOpenAccountRow(client, { accountId, demo });
    const plan = {
      accountId,
      visitor: { ...visitor, device: '' },
      remembered: false,
      secret: undefined,
      isTicket: true,
      tokenLifeS: ADDRESS_TOKEN_LIFE_S,
    };
    const { accessToken, familyId } = await openFamily(client, plan);
    await audit(client, { event: 'login.ticket-issued', accountId, sessionId: familyId, ip: visitor.ip });
    return accessToken;
  });
