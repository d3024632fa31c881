import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { AHEAD_MS, OLDEST_MS } from '#src/contract/signature';

const MINUTE_MS = 60_000;
/** Pages are made this far ahead, so that one missed turn breaks nothing. */
const READY_AHEAD_MS = AHEAD_MS + 5 * MINUTE_MS;
const DROPPED_AFTER_MS = 11 * MINUTE_MS;

const minuteOf = (moment: number): number => Math.floor(moment / MINUTE_MS);

/**
 * One page per minute of signing, not of arrival: a replay carries the same signature, so it meets the same page, and
 * a page can be dropped whole once its minute is too old to be accepted. To be called at the start and every minute.
 */
export const turnPages = async (pool: Pool, now: number): Promise<void> => {
  await pool.query('select turn_nonce_pages($1, $2, $3)', [
    minuteOf(now - OLDEST_MS),
    minuteOf(now + READY_AHEAD_MS),
    minuteOf(now - DROPPED_AFTER_MS),
  ]);
};

export interface SignedNonce {
  readonly thumbprint: string;
  readonly nonce: string;
  /** Milliseconds. */
  readonly signedAt: number;
}

/** While it lasts, every accepted nonce is remembered. It ends with the process and when the database loses its pages. */
export interface NoncePeriod {
  readonly id: string;
  /**
   * What may have been accepted before the period is accepted no more. A request could be signed up to AHEAD_MS ahead
   * of the server that took it; hence the beginning plus that much.
   */
  readonly watermark: number;
}

export interface NonceStore {
  period(): NoncePeriod;
  /** `claimed` for exactly one caller, however many ask at once; `forgotten` when the period is over. */
  claim(nonce: SignedNonce, period: NoncePeriod): Promise<'claimed' | 'seen' | 'forgotten'>;
  beginPeriod(): Promise<void>;
  turnPages(): Promise<void>;
}

const NO_PAGE = '23514';

export const nonceStore = (pool: Pool, now: () => number): NonceStore => {
  let current: NoncePeriod = { id: randomUUID(), watermark: Number.POSITIVE_INFINITY };
  let beginning: Promise<void> | undefined;

  const begin = async () => {
    const next = { id: randomUUID(), watermark: now() + AHEAD_MS };
    await pool.query('insert into nonce_period (id, begun_at) values ($1, now())', [next.id]);
    current = next;
  };
  const beginPeriod = () => (beginning ??= begin().finally(() => (beginning = undefined)));

  const insert = async ({ thumbprint, nonce, signedAt }: SignedNonce, { id }: NoncePeriod) => {
    const { rowCount } = await pool.query({
      name: 'claim-nonce',
      text: `insert into signed_nonce (minute, thumbprint, nonce)
             select $1, $2, $3 where exists (select from nonce_period where id = $4)
             on conflict do nothing`,
      values: [minuteOf(signedAt), thumbprint, nonce, id],
    });
    return rowCount === 1;
  };
  const isOver = async ({ id }: NoncePeriod) =>
    (await pool.query('select from nonce_period where id = $1', [id])).rowCount === 0;

  const pages = () => turnPages(pool, now());
  return {
    period: () => current,
    beginPeriod,
    turnPages: pages,
    claim: async (nonce, period) => {
      const isNew = await insert(nonce, period).catch(async (error: { readonly code?: string }) => {
        // After a sleep of the machine the page of this minute may not be there yet.
        if (error.code !== NO_PAGE) throw error;
        await pages();
        return insert(nonce, period);
      });
      if (isNew) return 'claimed';
      if (!(await isOver(period))) return 'seen';
      if (period.id === current.id) await beginPeriod();
      return 'forgotten';
    },
  };
};
