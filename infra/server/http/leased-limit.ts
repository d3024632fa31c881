import type { Pool } from 'pg';
import { keepNewest } from '../keep-newest';
import { takeUnits, type RateLimit } from './rate-limit';

/** Taken from the shared budget at once, in the end: a node asks the database so many times less often. */
const SHARE_OF_LIMIT = 0.02;
/** At first. What a node holds is lost when it is killed: nodes that start again and again must not use up the budget. */
const FIRST_HANDFUL = 8;
const KEPT = 20_000;
const MS = 1_000;

export interface LeasedLimit extends RateLimit {
  /** Where units that a killed node loses hurt nobody. */
  readonly firstHandful?: number;
}

interface Lease {
  /** Units it began with. */
  readonly size: number;
  left: number;
  readonly isRefused: boolean;
  /** When the window ends. */
  readonly until: number;
}

/** Seconds until there is more; 0 where the units were granted. */
type Wait = number;

/**
 * A rate limit that all nodes on a database share, fit for every call: a node takes units by the handful, each twice
 * as large as the one before, and spends them without asking; for whoever was refused it asks no more until the
 * window ends. What is left of a handful is spent, whatever the calls cost: beyond the limit there is at most one handful.
 */
export const leasedLimit = (pool: Pool, now: () => number = () => performance.now()) => {
  const leases = new Map<string, Promise<Lease>>();

  const lease = async (limit: LeasedLimit, before: Lease | undefined): Promise<Lease> => {
    const most = Math.floor(limit.limit * SHARE_OF_LIMIT);
    const handful = before ? before.size * 2 : (limit.firstHandful ?? FIRST_HANDFUL);
    const units = Math.max(1, Math.min(most, handful), limit.units ?? 1);
    const { isGranted, endsInS } = await takeUnits(pool, { ...limit, units });
    const rest = before && now() < before.until ? before.left : 0;
    return {
      size: Math.max(1, Math.min(most, handful)),
      left: isGranted ? units + rest : rest,
      isRefused: !isGranted,
      until: now() + Math.max(endsInS, 1) * MS,
    };
  };
  const renew = (id: string, limit: LeasedLimit, before: Lease | undefined) => {
    const renewed = lease(limit, before);
    renewed.catch(() => leases.delete(id));
    keepNewest(leases, KEPT, id, renewed);
  };

  return async (limit: LeasedLimit): Promise<Wait> => {
    const { units = 1 } = limit;
    const id = `${limit.name} ${limit.key}`;
    for (;;) {
      const known = leases.get(id);
      const held = await known;
      // Another call may have renewed it meanwhile.
      if (known !== leases.get(id)) continue;
      if (held && now() < held.until) {
        if (held.left >= units) {
          held.left -= units;
          return 0;
        }
        if (held.isRefused) return Math.ceil((held.until - now()) / MS);
      }
      renew(id, limit, held);
    }
  };
};
