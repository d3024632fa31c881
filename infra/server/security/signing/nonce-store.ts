import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { AHEAD_MS, OLDEST_MS } from '#src/contract/signature';

const MINUTE_MS = 60_000;
/** Pages are made this far ahead, so that one missed turn breaks nothing. */
const READY_AHEAD_MS = AHEAD_MS + 5 * MINUTE_MS;
const DROPPED_AFTER_MS = 11 * MINUTE_MS;
/**
 * The mark is written so far ahead: once in a while, and not with every request. No crash is mended as quickly, so that
 * crashes, however many, do not drive the mark away from the clock.
 */
const MARK_STEP_MS = 250;
/** Up to here clients are asked to sign ahead of a clock that was set back: pages reach further. */
const MOST_AHEAD_MS = MINUTE_MS;

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
   * of the server that took it; hence the beginning plus that much, and never before the mark in the database.
   */
  readonly watermark: number;
  /** How far ahead of the clock clients sign who were told the watermark for now, in milliseconds. */
  readonly lead: number;
}

export interface NonceStore {
  period(): NoncePeriod;
  /** `claimed` for exactly one caller, however many ask at once; `forgotten` when the period is over. */
  claim(nonce: SignedNonce, period: NoncePeriod): Promise<'claimed' | 'seen' | 'forgotten'>;
  beginPeriod(): Promise<void>;
  turnPages(): Promise<void>;
}

const NO_PAGE = '23514';

interface StoredMark {
  readonly signedUntil: number;
  readonly databaseNow: number;
}
const MARK = `
  select signed_until::float8 as "signedUntil", extract(epoch from clock_timestamp())::float8 * 1000 as "databaseNow"
  from nonce_mark`;

export interface NoncePlan {
  readonly pool: Pool;
  readonly now: () => number;
  /**
   * The clock was set back by more than a minute: what was signed in the time to come may be known to others, and is
   * worth nothing without a login.
   */
  readonly endLogins: () => Promise<void>;
}

export const nonceStore = ({ pool, now, endLogins }: NoncePlan): NonceStore => {
  let mark = 0;
  let marking: Promise<void> | undefined;
  let current: NoncePeriod = { id: randomUUID(), watermark: Number.POSITIVE_INFINITY, lead: 0 };
  let beginning: Promise<void> | undefined;

  const readMark = async (): Promise<number> => {
    const { rows } = await pool.query<StoredMark>(MARK);
    const { signedUntil = 0, databaseNow = 0 } = rows[0] ?? {};
    // A single server with a wrong clock ends nobody's login.
    if (signedUntil - Math.max(now(), databaseNow) <= MOST_AHEAD_MS) return signedUntil;
    await endLogins();
    await pool.query('update nonce_mark set signed_until = $1 where signed_until = $2', [
      Math.ceil(now()),
      signedUntil,
    ]);
    return now();
  };
  const moveMark = async (signedAt: number) => {
    const until = signedAt + MARK_STEP_MS;
    await pool.query('update nonce_mark set signed_until = $1 where signed_until < $1', [until]);
    mark = until;
  };
  /** Those who ask meanwhile wait for the same step; a later moment needs one more. */
  const reachMark = async (signedAt: number): Promise<void> => {
    if (signedAt <= mark) return;
    await (marking ??= moveMark(signedAt).finally(() => (marking = undefined)));
    await reachMark(signedAt);
  };

  const begin = async () => {
    mark = await readMark();
    const begunAt = now();
    const lead = Math.max(AHEAD_MS, mark - begunAt);
    const next = { id: randomUUID(), watermark: begunAt + lead, lead };
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
      await reachMark(nonce.signedAt);
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
