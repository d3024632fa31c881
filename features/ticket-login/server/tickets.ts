import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import * as z from 'zod/mini';

export type Purpose = 'login' | 'sign-on';

const TICKET_BYTES = 32;
const LIFE = "interval '60 seconds'";
const digestOf = (ticket: string): Buffer => createHash('sha256').update(ticket).digest();

/** Good once, within sixty seconds. Expired ones are swept on the way. */
export const issueTicket = async (pool: Pool, globalId: string, purpose: Purpose): Promise<string> => {
  const ticket = randomBytes(TICKET_BYTES).toString('base64url');
  await pool.query(
    `insert into login_ticket (digest, global_id, purpose, expires_at) values ($1, $2, $3, now() + ${LIFE})`,
    [digestOf(ticket), globalId, purpose],
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
): Promise<string | undefined> => {
  const { rows } = await pool.query<{ globalId: string }>(
    `delete from login_ticket where digest = $1 and purpose = $2 and expires_at > now()
     returning global_id as "globalId"`,
    [digestOf(ticket), purpose],
  );
  return rows[0]?.globalId;
};

/** The member a ticket was issued for; undefined when it is none, spent or run out. Rejects when nobody can say. */
export type Redeem = (ticket: string) => Promise<string | undefined>;

const TIMEOUT_MS = 5_000;
const answer = z.object({ globalId: z.nullable(z.string().check(z.minLength(1))) });

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

/** POSTs `{ ticket, timestamp }` as JSON with the secret as bearer; expects `{ globalId }`, null for a ticket that is none. */
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
    return z.parse(answer, await response.json()).globalId ?? undefined;
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
