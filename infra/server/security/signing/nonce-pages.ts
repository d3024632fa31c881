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

export const minuteOf = (moment: number): number => Math.floor(moment / MINUTE_MS);

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
