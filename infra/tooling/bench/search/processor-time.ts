import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';

const NANOSECONDS = 1e6;

/**
 * Milliseconds that the connections of this pool have kept a processor busy so far: what a call costs however many
 * others use the machine. Known on Linux alone.
 */
export const processorTime = async (pool: Pool): Promise<number | undefined> => {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend'`,
  );
  try {
    const spent = rows.map(({ pid }) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]));
    return spent.reduce((sum, one) => sum + one, 0) / NANOSECONDS;
  } catch {
    return undefined;
  }
};
