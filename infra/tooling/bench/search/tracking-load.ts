import type { Pool } from 'pg';
import { trackingServer } from '#features/tracking/server/index';
import type { RequestContext } from '#infra/server/http/route';

const TICK_MS = 10;
/** More than that waiting at once: the database no longer keeps pace, and a backlog would say nothing more. */
const MOST_WAITING = 2_000;

export interface Load {
  /** Events stored in each second since the start. */
  rate(): number;
  /** Events that were not stored: the database had no connection for them in time. */
  refused(): number;
  stop(): Promise<void>;
}

const EVENT = {
  fncode: '200102',
  accountName: 'member',
  query: JSON.stringify({ total: 128, ms: 24, keyword: '屋面防水', type: 'all', from: 'header' }),
};

/** Stores so many events a second, each as a call of its own, through what serves the tracking calls. */
export const trackAt = (pool: Pool, perSecond: number): Load => {
  const [apiRoute] = trackingServer({
    pool,
    ownerOf: async () => undefined,
    names: { routes: [], guides: [] },
  }).routes;
  if (!apiRoute) throw new Error('nothing serves the tracking calls');
  // From thousands of networks, as such a load would be: each has a budget.
  const ask = () =>
    ({
      body: EVENT,
      headers: {},
      ip: `10.0.${(sent >> 8) & 255}.${sent & 255}`,
    }) as unknown as RequestContext<typeof apiRoute.call>;
  const start = performance.now();
  let [sent, stored, refused, waiting] = [0, 0, 0, 0];
  const pending = new Set<Promise<unknown>>();
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - start) / 1_000) * perSecond);
    for (; sent < due && waiting < MOST_WAITING; sent += 1) {
      waiting += 1;
      const storing = apiRoute
        .handle(ask())
        .then(
          () => (stored += 1),
          () => (refused += 1),
        )
        .finally(() => {
          waiting -= 1;
          pending.delete(storing);
        });
      pending.add(storing);
    }
  }, TICK_MS);
  return {
    rate: () => (stored / (performance.now() - start)) * 1_000,
    refused: () => refused,
    async stop() {
      clearInterval(timer);
      await Promise.all(pending);
    },
  };
};
