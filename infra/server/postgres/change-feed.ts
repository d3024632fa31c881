import { Client, type Pool } from 'pg';

const FIRST_DELAY_MS = 200;
const LONGEST_DELAY_MS = 5_000;

/** Tells of what any server process has changed. */
export interface ChangeFeed {
  /**
   * `heard` runs after every notice of this id, and once more whenever notices may have been missed. Returns the way
   * to stop.
   */
  readonly watch: (id: string, heard: () => void) => () => void;
  readonly close: () => Promise<void>;
}

export interface FeedPlan {
  readonly pool: Pool;
  /** Of `pg_notify(channel, id)`; a plain SQL name. */
  readonly channel: string;
  readonly report: (error: Error) => void;
}

/**
 * One connection of its own that listens, beside the pool: a pooled one would be held for ever. It is opened by the
 * first watcher, and opened again, later and later, when it is lost.
 */
export const changeFeed = ({ pool, channel, report }: FeedPlan): ChangeFeed => {
  const watchers = new Map<string, Set<() => void>>();
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let delayMs = FIRST_DELAY_MS;
  let isClosed = false;

  const tell = (id: string) => watchers.get(id)?.forEach((heard) => heard());
  const lose = (lost: Client) => {
    if (client !== lost) return;
    client = undefined;
    void lost.end().catch(() => undefined);
    if (isClosed || watchers.size === 0) return;
    retry = setTimeout(connect, delayMs);
    delayMs = Math.min(delayMs * 2, LONGEST_DELAY_MS);
  };
  const connect = () => {
    retry = undefined;
    if (isClosed || client) return;
    const own = new Client({ connectionString: pool.options.connectionString });
    client = own;
    own.on('error', (error) => {
      report(error);
      lose(own);
    });
    own.on('end', () => lose(own));
    own.on('notification', ({ payload }) => tell(payload ?? ''));
    own
      .connect()
      .then(() => own.query(`listen ${channel}`))
      .then(() => {
        delayMs = FIRST_DELAY_MS;
        [...watchers.keys()].forEach(tell);
      })
      .catch((error: Error) => {
        report(error);
        lose(own);
      });
  };

  return {
    watch: (id, heard) => {
      const heardBy = watchers.get(id) ?? new Set();
      watchers.set(id, heardBy.add(heard));
      if (!client && !retry) connect();
      return () => {
        heardBy.delete(heard);
        if (heardBy.size === 0 && watchers.get(id) === heardBy) watchers.delete(id);
      };
    },
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      const open = client;
      client = undefined;
      await open?.end().catch(() => undefined);
    },
  };
};
