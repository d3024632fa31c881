import type { Pool, PoolClient } from 'pg';
import { networkOf } from '../http/network-of';

export interface AuditEntry {
  /** Thing and fate: `login.refused`, `session.renewed`. */
  readonly event: string;
  readonly accountId?: string | undefined;
  readonly sessionId?: string | undefined;
  /** What a stranger claimed to be, such as an unknown account name; only its keyed digest is kept. */
  readonly subject?: string | undefined;
  /** A number or key of the house itself, such as an activity or an order; kept as it is. */
  readonly object?: string | undefined;
  /** Only the keyed digest of its network is kept. */
  readonly ip?: string | undefined;
}

/**
 * Adds one entry. Given the client of a transaction it stands or falls with it; record a refusal that rolls back
 * through the pool, afterwards.
 */
export const audit = async (
  client: Pool | PoolClient,
  { event, accountId, sessionId, subject, object, ip }: AuditEntry,
): Promise<void> => {
  await client.query(
    `insert into audit (event, account_id, session_id, subject, network, object)
     values ($1, $2, $3, keyed_digest('subject ' || $4), keyed_digest('network ' || $5), $6)`,
    [
      event,
      accountId ?? null,
      sessionId ?? null,
      subject ?? null,
      ip === undefined ? null : networkOf(ip),
      object ?? null,
    ],
  );
};
