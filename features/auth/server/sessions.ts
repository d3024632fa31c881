import type { Pool, PoolClient } from 'pg';
import { v7 } from 'uuid';
import type { Database } from '../../../infra/server/database';
import type { Identity } from '../../../infra/server/identity';
import { digestOf, newToken } from './tokens';

/** Seconds a token lives without use; every use within it starts the span anew. */
export const TOKEN_LIFE_S = 1_800;
const FAMILY_LIFE = "interval '7 days'";
const TOKEN_LIFE = `interval '${TOKEN_LIFE_S} seconds'`;
/** A renewal whose answer was lost may be asked for again with the same token. */
const GRACE = "interval '60 seconds'";
/** Writing the last use with every request would make each read a write. */
const TOUCH_EVERY = "interval '60 seconds'";

export interface Session {
  readonly accessToken: string;
  readonly familyId: string;
  readonly accountId: string;
}

const issue = async (client: PoolClient, familyId: string): Promise<string> => {
  const token = newToken();
  await client.query(
    `insert into session_token (digest, family_id, issued_at, expires_at) values ($1, $2, now(), now() + ${TOKEN_LIFE})`,
    [digestOf(token), familyId],
  );
  return token;
};

export const openSession = (
  database: Database,
  { accountId, deviceId, remembered }: { accountId: string; deviceId: string; remembered: boolean },
): Promise<Session> =>
  database.transaction(async (client) => {
    const familyId = v7();
    await client.query(
      `insert into login_family (id, account_id, device_id, remembered, created_at, expires_at)
       values ($1, $2, $3, $4, now(), now() + ${FAMILY_LIFE})`,
      [familyId, accountId, deviceId, remembered],
    );
    await client.query('update account set last_login_at = now() where id = $1', [accountId]);
    return { accessToken: await issue(client, familyId), familyId, accountId };
  });

export type Renewal =
  { readonly kind: 'renewed'; readonly session: Session } | { readonly kind: 'refused' | 'reused' };

interface Known {
  readonly family_id: string;
  readonly account_id: string;
  readonly is_living: boolean;
  readonly is_renewable: boolean;
  readonly is_replaced: boolean;
  readonly is_in_grace: boolean;
}

/**
 * A living token, or the expired one of a remembered login, becomes a new one of the same family.
 * Showing a token that was replaced a while ago means that somebody else holds a copy: the family ends.
 */
export const renewSession = (database: Database, token: string): Promise<Renewal> =>
  database.transaction(async (client) => {
    const { rows } = await client.query<Known>(
      `select family_id, account_id,
              ended_at is null and login_family.expires_at > now() as is_living,
              remembered or session_token.expires_at > now() as is_renewable,
              replaced_at is not null as is_replaced,
              coalesce(replaced_at > now() - ${GRACE}, false) as is_in_grace
       from session_token join login_family on login_family.id = family_id
       where digest = $1 for update`,
      [digestOf(token)],
    );
    const known = rows[0];
    if (!known?.is_living) return { kind: 'refused' };
    if (known.is_replaced && !known.is_in_grace) {
      await client.query(`update login_family set ended_at = now(), ended_by = 'reuse' where id = $1`, [
        known.family_id,
      ]);
      return { kind: 'reused' };
    }
    if (!known.is_renewable) return { kind: 'refused' };
    await client.query(
      'update session_token set replaced_at = coalesce(replaced_at, now()) where digest = $1',
      [digestOf(token)],
    );
    const accessToken = await issue(client, known.family_id);
    return {
      kind: 'renewed',
      session: { accessToken, familyId: known.family_id, accountId: known.account_id },
    };
  });

export const endSession = async (pool: Pool, token: string): Promise<void> => {
  await pool.query(
    `update login_family set ended_at = now(), ended_by = 'member'
     where ended_at is null and id = (select family_id from session_token where digest = $1)`,
    [digestOf(token)],
  );
};

/** Undefined when the token names no living session. Touches it at most once a minute. */
export const identify =
  (pool: Pool) =>
  async (token: string): Promise<Identity | undefined> => {
    const digest = digestOf(token);
    const { rows } = await pool.query<Identity & { readonly isStale: boolean }>(
      `select family_id as "sessionId", account.id::text as "accountId", global_id as "globalId",
              username as "accountName", coalesce(vip_until > now(), false) as "isVip", has_rights as "hasRights",
              is_analyst as "isAnalyst", can_publish as "isPublisher",
              session_token.expires_at < now() + ${TOKEN_LIFE} - ${TOUCH_EVERY} as "isStale"
       from session_token
       join login_family on login_family.id = family_id
       join account on account.id = account_id
       where digest = $1 and session_token.expires_at > now() and login_family.expires_at > now()
         and ended_at is null and (replaced_at is null or replaced_at > now() - ${GRACE})`,
      [digest],
    );
    const found = rows[0];
    if (!found) return undefined;
    const { isStale, ...identity } = found;
    if (isStale) {
      await pool.query(`update session_token set expires_at = now() + ${TOKEN_LIFE} where digest = $1`, [
        digest,
      ]);
    }
    return identity;
  };
