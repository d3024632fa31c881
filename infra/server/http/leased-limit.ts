import type { Pool } from 'pg';
import { consumeRateLimit, standingOf, type RateLimit } from './rate-limit';

/** Taken from the shared budget at once: a node asks the database so many times less often. */
const SHARE_OF_LIMIT = 0.02;
const KEPT = 20_000;
const MS = 1_000;

interface Lease {
  left: number;
  /** When the window ends, or when the refusal is asked about again. */
  readonly until: number;
}

/** Seconds until there is more; 0 where the unit was granted. */
export type Wait = number;

/**
 * A rate limit that all nodes on a database share, fit for every call: a node takes units by the handful and spends
 * them without asking, and asks no more for whoever was refused until the window ends. Beyond the limit there is at
 * most one handful for each node.
 */
export const leasedLimit = (pool: Pool, now: () => number = () => performance.now()) => {
  const leases = new Map<string, Promise<Lease>>();

  const lease = async (limit: RateLimit): Promise<Lease> => {
    const units = Math.max(1, Math.floor(limit.limit * SHARE_OF_LIMIT));
    const isGranted = await consumeRateLimit(pool, { ...limit, units });
    const { endsInS } = await standingOf(pool, limit);
    return { left: isGranted ? units : 0, until: now() + Math.max(endsInS, 1) * MS };
  };

  return async (limit: RateLimit): Promise<Wait> => {
    const id = `${limit.name} ${limit.key}`;
    for (;;) {
      const asked = leases.get(id);
      const held = await asked;
      // Another call has renewed it meanwhile.
      if (asked !== leases.get(id)) continue;
      const isOver = !held || now() >= held.until;
      if (!isOver && held.left > 0) {
        held.left -= 1;
        return 0;
      }
      if (!isOver && held.left < 0) return Math.ceil((held.until - now()) / MS);
      const renewed = lease(limit).then((given) => (given.left > 0 ? given : { ...given, left: -1 }));
      leases.delete(id);
      leases.set(id, renewed);
      renewed.catch(() => leases.delete(id));
      const [longestUnused] = leases.keys();
      if (leases.size > KEPT && longestUnused) leases.delete(longestUnused);
    }
  };
};

export type LeasedLimit = ReturnType<typeof leasedLimit>;
