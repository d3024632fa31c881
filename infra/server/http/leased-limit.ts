import type { Pool } from 'pg';
import { consumeRateLimit, standingOf, type RateLimit } from './rate-limit';

/** Taken from the shared budget at once: a node asks the database so many times less often. */
const SHARE_OF_LIMIT = 0.02;
const KEPT = 20_000;
const MS = 1_000;

interface Lease {
  left: number;
  readonly isRefused: boolean;
  /** When the window ends. */
  readonly until: number;
}

/** Seconds until there is more; 0 where the units were granted. */
type Wait = number;

/**
 * A rate limit that all nodes on a database share, fit for every call: a node takes units by the handful and spends
 * them without asking, and asks no more for whoever was refused until the window ends. Beyond the limit there is at
 * most one handful for each node.
 */
export const leasedLimit = (pool: Pool, now: () => number = () => performance.now()) => {
  const leases = new Map<string, Promise<Lease>>();

  const lease = async (limit: RateLimit): Promise<Lease> => {
    const units = Math.max(1, Math.floor(limit.limit * SHARE_OF_LIMIT), limit.units ?? 1);
    const isGranted = await consumeRateLimit(pool, { ...limit, units });
    const { endsInS } = await standingOf(pool, limit);
    return {
      left: isGranted ? units : 0,
      isRefused: !isGranted,
      until: now() + Math.max(endsInS, 1) * MS,
    };
  };
  const renew = (id: string, limit: RateLimit) => {
    const renewed = lease(limit);
    renewed.catch(() => leases.delete(id));
    leases.delete(id);
    leases.set(id, renewed);
    const [longestUnused] = leases.keys();
    if (leases.size > KEPT && longestUnused !== undefined) leases.delete(longestUnused);
  };

  return async (limit: RateLimit): Promise<Wait> => {
    const id = `${limit.name} ${limit.key}`;
    for (;;) {
      const known = leases.get(id);
      const held = await known;
      // Another call may have renewed it meanwhile.
      if (known !== leases.get(id)) continue;
      if (held && now() < held.until) {
        if (held.isRefused) return Math.ceil((held.until - now()) / MS);
        if (held.left > 0) {
          held.left -= limit.units ?? 1;
          return 0;
        }
      }
      renew(id, limit);
    }
  };
};
