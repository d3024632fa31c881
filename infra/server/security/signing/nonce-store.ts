import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { AHEAD_MS, OLDEST_MS } from '#src/contract/signature';
import { inTransaction } from '../../postgres/database-pool';

const MINUTE_MS = 60_000;
/** Pages are made this far ahead, so that one missed turn breaks nothing. */
const READY_AHEAD_MS = AHEAD_MS + 5 * MINUTE_MS;
const DROPPED_AFTER_MS = 11 * MINUTE_MS;
/** Any number that nothing else on the same database uses for an advisory lock. */
const LOCK = 7_203_514_084;
const PREFIX = 'signed_nonce_';

const minuteOf = (moment: number): number => Math.floor(moment / MINUTE_MS);

/**
 * One page per minute of signing, not of arrival: a replay carries the same signature, so it meets the same page, and
 * a page can be dropped whole once its minute is too old to be accepted. To be called at the start and every minute.
 */
export const turnPages = (pool: Pool, now: number): Promise<void> =>
  inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
       where inhparent = 'signed_nonce'::regclass`,
    );
    const there = new Set(rows.map(({ name }) => Number(name.slice(PREFIX.length))));
    for (let minute = minuteOf(now - OLDEST_MS); minute <= minuteOf(now + READY_AHEAD_MS); minute += 1) {
      if (there.has(minute)) continue;
      await client.query(
        `create unlogged table ${PREFIX}${minute} partition of signed_nonce for values in (${minute})`,
      );
    }
    const oldest = minuteOf(now - DROPPED_AFTER_MS);
    for (const minute of there) if (minute < oldest) await client.query(`drop table ${PREFIX}${minute}`);
  });

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
