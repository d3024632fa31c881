import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import { sourceProduct } from '../contract';

export type Purpose = 'login' | 'sign-on';

const TICKET_BYTES = 32;
const LIFE = "interval '60 seconds'";
const digestOf = (ticket: string): Buffer => createHash('sha256').update(ticket).digest();

/** Whom a ticket vouches for, and the product that it was issued for where there is one. */
export interface Holder {
  readonly globalId: string;
  readonly source?: string | undefined;
}

/** Good once, within sixty seconds. Expired ones are swept on the way. */
export const issueTicket = async (
  pool: Pool,
  { globalId, source }: Holder,
  purpose: Purpose,
): Promise<string> => {
  const ticket = randomBytes(TICKET_BYTES).toString('base64url');
  await pool.query(
    `insert into login_ticket (digest, global_id, source, purpose, expires_at)
     values ($1, $2, $3, $4, now() + ${LIFE})`,
    [digestOf(ticket), globalId, source, purpose],
  );
  await pool.query(
    `delete from login_ticket where digest in
       (select digest from login_ticket where expires_at < now() limit 100 for update skip locked)`,
  );
  return ticket;
};

/** Whose it is; of any number of parallel calls one learns it. */
export const spendTicket = async (
  pool: Pool,
  ticket: string,
  purpose: Purpose,
): Promise<Holder | undefined> => {
  const { rows } = await pool.query<{ globalId: string; source: string | null }>(
    `delete from login_ticket where digest = $1 and purpose = $2 and expires_at > now()
     returning global_id as "globalId", source`,
    [digestOf(ticket), purpose],
  );
  return rows[0] && { ...rows[0], source: rows[0].source ?? undefined };
};

/** For whom a ticket was issued; undefined when it is none, spent or run out. Rejects when nobody can say. */
export type Redeem = (ticket: string) => Promise<Holder | undefined>;

const TIMEOUT_MS = 5_000;
const answer = z.object({
  globalId: z.nullable(z.string().check(z.minLength(1))),
  source: z.optional(z.nullable(sourceProduct)),
});

/** Tickets of the stand-in account service inside this server. */
export const redeemOwn =
  (pool: Pool): Redeem =>
  (ticket) =>
    spendTicket(pool, ticket, 'login');

interface AccountService {
  readonly verifyUrl: string;
  /** Shared with the service; never reaches a browser. */
  readonly secret: string;
}

/**
 * POSTs `{ ticket, timestamp }` as JSON with the secret as bearer; expects `{ globalId, source }`, no account for a
 * ticket that is none, no source where it was issued for none.
 */
const redeemOutside =
  ({ verifyUrl, secret }: AccountService): Redeem =>
  async (ticket) => {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify({ ticket, timestamp: Date.now() }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // The service's own words could repeat the ticket.
    if (!response.ok) throw new Error(`the account service answered HTTP ${response.status}`);
    const { globalId, source } = z.parse(answer, await response.json());
    return globalId === null ? undefined : { globalId, source: source ?? undefined };
  };

interface RedeemSettings {
  readonly demo: boolean;
  readonly accountService?: AccountService | undefined;
}

/** The stand-in's tickets in demo mode, else those of the service outside; undefined without one. */
export const redeemOf = (pool: Pool, { demo, accountService }: RedeemSettings): Redeem | undefined => {
  if (demo) return redeemOwn(pool);
  return accountService && redeemOutside(accountService);
};
