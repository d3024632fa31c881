import type { Pool } from 'pg';
import * as z from 'zod/mini';
import { spendTicket } from './tickets';

/** The member a ticket was issued for; undefined when it is none, spent or run out. Rejects when nobody can say. */
export type Redeem = (ticket: string) => Promise<string | undefined>;

const TIMEOUT_MS = 5_000;
const answer = z.object({ globalId: z.nullable(z.string().check(z.minLength(1))) });

/** Tickets of the stand-in account service inside this server. */
export const redeemOwn =
  (pool: Pool): Redeem =>
  (ticket) =>
    spendTicket(pool, ticket, 'login');

export interface AccountService {
  readonly verifyUrl: string;
  /** Shared with the service; never reaches a browser. */
  readonly secret: string;
}

/** POSTs `{ ticket, timestamp }` as JSON with the secret as bearer; expects `{ globalId }`, null for a ticket that is none. */
export const redeemOutside =
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

export interface RedeemSettings {
  readonly demo: boolean;
  readonly accountService?: AccountService | undefined;
}

/** The stand-in's tickets in demo mode, else those of the service outside; undefined without one. */
export const redeemOf = (pool: Pool, { demo, accountService }: RedeemSettings): Redeem | undefined => {
  if (demo) return redeemOwn(pool);
  return accountService && redeemOutside(accountService);
};
