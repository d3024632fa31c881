import { Pool, type PoolClient } from 'pg';
import type { Log } from '../jobs/log';

export interface PoolPlan {
  readonly max: number;
  /** How many stay open once they are: a server whose disk is full takes no new ones, and still reads for these. */
  readonly kept?: number;
  /** How long a caller waits for a connection. */
  readonly patienceMs?: number;
  /** How long one statement may run; without it, as long as it takes. */
  readonly statementMs?: number;
  /** The server cancels a statement that takes too long; one that says nothing at all is given up this much later. */
  readonly silenceMs?: number;
}

const PATIENCE_MS = 3_000;
const LOCK_MS = 3_000;
/** A transaction whose handler went away must not keep its locks. */
const IDLE_IN_TRANSACTION_MS = 30_000;
const SILENCE_MS = 2_000;

/** An 'error' event without a listener ends the process; queries report the loss by their own rejections. */
export function createPool(
  url: string,
  log: Log,
  { max, kept = 0, patienceMs = PATIENCE_MS, statementMs, silenceMs = SILENCE_MS }: PoolPlan,
): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    min: kept,
    connectionTimeoutMillis: patienceMs,
    ...(statementMs && {
      statement_timeout: statementMs,
      lock_timeout: Math.min(LOCK_MS, statementMs),
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      query_timeout: statementMs + silenceMs,
    }),
  });
  const report = (error: Error): void => log(`Database connection lost: ${error.message}`, 'detail');
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}

/** Asked anything more, a connection whose server is silent would hold its caller as long again. */
const isSilent = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

/**
 * Runs the work between begin and commit; whatever it rejects with rolls everything back and is passed on. The work
 * must use its client alone: one that asks the pool for a second waits for ever once all are held that way.
 */
export const inTransaction = <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  begun(pool, 'begin', work);

/** The same for work that only reads: all of its queries see one moment. */
export const inSnapshot = <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  begun(pool, 'begin isolation level repeatable read, read only', work);

async function begun<T>(pool: Pool, begin: string, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query(begin);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    broken = isSilent(error);
    // A client that cannot even roll back is of no use to the next one.
    if (!broken) await client.query('rollback').catch(() => (broken = true));
    throw error;
  } finally {
    client.release(broken);
  }
}
