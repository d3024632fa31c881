import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../jobs/log';
import type { ServerProcess } from './postgres-process';

const FIRST_PAUSE_MS = 100;
/** With the start itself, the database is back within five seconds however often it was killed. */
const LONGEST_PAUSE_MS = 2_000;
/** A server that ran so long has recovered: its next failure is a first one again. */
const SETTLED_MS = 60_000;

export interface Supervised {
  ready(): boolean;
  stop(): Promise<void>;
}

/** Starts a server again whenever it ends by itself, with growing pauses; rejects if already the first start fails. */
export async function superviseServer(start: () => Promise<ServerProcess>, log: Log): Promise<Supervised> {
  const stopping = new AbortController();
  let current: ServerProcess | undefined = await start();
  const watching = watch();
  return {
    ready: () => current !== undefined && !stopping.signal.aborted,
    async stop() {
      stopping.abort();
      await current?.stop();
      await watching;
    },
  };

  async function watch(): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    while (current) {
      const startedAt = performance.now();
      const reason = await current.ended;
      current = undefined;
      if (stopping.signal.aborted) return;
      log(`PostgreSQL stopped unexpectedly (${reason}), starting it again`);
      if (performance.now() - startedAt > SETTLED_MS) pause = FIRST_PAUSE_MS;
      pause = await restart(pause);
    }
  }

  /** Returns the pause that a further failure would take. */
  async function restart(pause: number): Promise<number> {
    for (let next = pause; !stopping.signal.aborted; next = Math.min(next * 2, LONGEST_PAUSE_MS)) {
      await sleep(next, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- aborted while this slept
      if (stopping.signal.aborted) return next;
      try {
        const started = await start();
        // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- aborted while it started
        if (!stopping.signal.aborted) current = started;
        else await started.stop();
        if (current) log('PostgreSQL runs again');
        return Math.min(next * 2, LONGEST_PAUSE_MS);
      } catch (error) {
        log(`PostgreSQL could not be started again: ${(error as Error).message}`);
      }
    }
    return pause;
  }
}
