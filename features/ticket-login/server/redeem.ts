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
  readonly url: string;
  /** Shared with the service; never reaches a browser. */
  readonly secret: string;
}

/** POSTs `{ ticket, timestamp }` as JSON with the secret as bearer; expects `{ globalId }`, null for a ticket that is none. */
export const redeemOutside =
  ({ url, secret }: AccountService): Redeem =>
  async (ticket) => {
    const response = await fetch(url, {
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
