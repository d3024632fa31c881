import { Client, type Pool } from 'pg';

const CHANNEL = 'login_application';
const AGAIN_MS = 1_000;

export interface Bell {
  /** Calls `ring` whenever there may be news of this account, whichever server made them; gives what stops it. */
  readonly listen: (accountId: string, ring: () => void) => () => void;
  readonly close: () => Promise<void>;
}

/** One connection of this process hears for all its streams. It is there from the first listener on. */
export const createBell = (pool: Pool): Bell => {
  const rings = new Map<string, Set<() => void>>();
  let client: Client | undefined;
  let again: NodeJS.Timeout | undefined;
  let isClosed = false;

  const ringAll = () => rings.forEach((each) => each.forEach((ring) => ring()));

  const retry = () => {
    again = undefined;
    void connect();
  };

  const connect = async (): Promise<void> => {
    const fresh = new Client(pool.options);
    client = fresh;
    const lost = () => {
      if (client !== fresh) return;
      client = undefined;
      void fresh.end().catch(() => undefined);
      if (!isClosed) again = setTimeout(retry, AGAIN_MS).unref();
    };
    fresh.on('error', lost);
    fresh.on('end', lost);
    fresh.on('notification', ({ payload = '' }) => rings.get(payload)?.forEach((ring) => ring()));
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}`);
      // Whatever was told while nobody heard.
      ringAll();
    } catch {
      lost();
    }
  };

  return {
    listen: (accountId, ring) => {
      const own = rings.get(accountId) ?? new Set();
      rings.set(accountId, own.add(ring));
      if (!client && !again && !isClosed) void connect();
      return () => {
        own.delete(ring);
        if (own.size === 0 && rings.get(accountId) === own) rings.delete(accountId);
      };
    },
    close: async () => {
      isClosed = true;
      clearTimeout(again);
      const last = client;
      client = undefined;
      await last?.end().catch(() => undefined);
    },
  };
};
