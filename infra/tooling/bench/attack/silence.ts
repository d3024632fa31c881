import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiReply } from '#src/kernel/send';
import type { Put } from './signed-client';

export const MOST_SILENT_MS = 200;
const PAUSE_MS = 20;

export type Verdict = readonly [lines: readonly string[], holds: boolean];

export const numberOf = (answers: readonly ApiReply[], code: number) =>
  answers.filter(({ statusCode }) => statusCode === code).length;

/** The longest time that passed between two answers of /healthz while the work lasted. */
export const silenceDuring = async (put: Put, work: () => Promise<unknown>): Promise<number> => {
  const over = new AbortController();
  let longest = 0;
  const probing = (async () => {
    let last = performance.now();
    while (!over.signal.aborted) {
      await put({ method: 'GET', path: '/healthz', headers: {} });
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      await sleep(PAUSE_MS);
    }
  })();
  await work();
  over.abort();
  await probing;
  return longest;
};
