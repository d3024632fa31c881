import { Pool, type PoolClient } from 'pg';
import type { Log } from '../jobs/log';

/** An 'error' event without a listener ends the process; queries report the loss by their own rejections. */
export function createPool(url: string, log: Log, max: number, patienceMs = 3_000): Pool {
  const pool = new Pool({ connectionString: url, max, connectionTimeoutMillis: patienceMs });
  const report = (error: Error): void => log(`Database connection lost: ${error.message}`, 'detail');
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}

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
    // A client that cannot even roll back is of no use to the next one.
    await client.query('rollback').catch(() => (broken = true));
    throw error;
  } finally {
    client.release(broken);
  }
}
