import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';

const NANOSECONDS = 1e6;

/** The same by connection, so that one that is closed meanwhile takes nothing away; empty where it is not known. */
export const processorTimes = async (pool: Pool): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend'`,
  );
  try {
    return new Map(
      rows.map(({ pid }) => {
        const [spent] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
        return [pid, Number(spent) / NANOSECONDS] as const;
      }),
    );
  } catch {
    return new Map();
  }
};

/**
 * Milliseconds that the connections of this pool have kept a processor busy so far: what a call costs however many
 * others use the machine. Known on Linux alone.
 */
export const processorTime = async (pool: Pool): Promise<number | undefined> => {
  const spent = await processorTimes(pool);
  return spent.size === 0 ? undefined : [...spent.values()].reduce((sum, one) => sum + one, 0);
};
