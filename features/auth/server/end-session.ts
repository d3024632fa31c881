import type { Pool, PoolClient } from 'pg';
import { audit } from '#infra/server/security/audit';
import { revokeProofs } from '#infra/server/security/revoke-proofs';
import type { EndedBy } from './login-messages';
import { digestOf } from './sessions';

export interface Ending {
  readonly accountId: string;
  readonly by: EndedBy;
  /** Only this login. */
  readonly sessionId?: string;
  /** All but those of this device. */
  readonly exceptDevice?: string;
  readonly exceptSession?: string | undefined;
}

/** Ends that are to keep somebody out, and not to make room. */
const FOR_GOOD: ReadonlySet<EndedBy> = new Set(['administrator', 'device', 'lock']);

/** Permits that wait to be used go with the logins, and codes confirmed so far open none. */
const endProofs = async (client: Pool | PoolClient, accountId: string): Promise<void> => {
  const { rows } = await client.query<{ globalId: string }>(
    `update account set logins_ended_at = clock_timestamp() where id = $1 returning global_id as "globalId"`,
    [accountId],
  );
  if (rows[0]) await revokeProofs(client, rows[0].globalId);
};

/** Ends living logins of one account; gives how many. */
export const endFamilies = async (
  client: Pool | PoolClient,
  { accountId, by, sessionId, exceptDevice, exceptSession }: Ending,
): Promise<number> => {
  if (sessionId === undefined && FOR_GOOD.has(by)) await endProofs(client, accountId);
  const { rows } = await client.query<{ id: string }>(
    `update login_family set ended_at = now(), ended_by = $2
     where account_id = $1 and ended_at is null and expires_at > now()
       and ($3::uuid is null or id = $3::uuid) and ($4::text is null or device_id <> $4::text)
       and ($5::uuid is null or id <> $5::uuid)
     returning id`,
    [accountId, by, sessionId ?? null, exceptDevice ?? null, exceptSession ?? null],
  );
  for (const { id } of rows) await audit(client, { event: `session.ended-${by}`, accountId, sessionId: id });
  return rows.length;
};

/** Nobody stays logged in, by a browser that is remembered neither. */
export const endEveryLogin = async (pool: Pool): Promise<void> => {
  await pool.query(
    `update login_family set ended_at = now(), ended_by = 'clock' where ended_at is null and expires_at > now()`,
  );
  await audit(pool, { event: 'session.ended-clock' });
};

/**
 * Logging out: every token of the login this token belongs to. An expired one is not signed for, so that it counts only
 * beside the cookie by which it could still be renewed.
 */
export const endSession = async (pool: Pool, token: string, secret: string | undefined): Promise<void> => {
  const { rows } = await pool.query<{ accountId: string; sessionId: string }>(
    `select account_id::text as "accountId", login_family.id as "sessionId"
     from session_token join login_family on login_family.id = family_id
     where digest = $1 and (session_token.expires_at > now() or cookie_digest = $2)`,
    [digestOf(token), secret === undefined ? null : digestOf(secret)],
  );
  if (rows[0]) await endFamilies(pool, { ...rows[0], by: 'member' });
};
