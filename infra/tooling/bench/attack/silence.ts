import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ApiReply } from '#src/kernel/send';

export const MOST_SILENT_MS = 200;
const PAUSE_MS = 20;

export type Verdict = readonly [lines: readonly string[], holds: boolean];

export const numberOf = (answers: readonly ApiReply[], code: number) =>
  answers.filter(({ statusCode }) => statusCode === code).length;

/** In a thread of its own: whoever attacks is too busy to listen. */
const PROBE = `
const { parentPort, workerData: { url, pauseMs } } = require('node:worker_threads');
let [longest, isOver] = [0, false];
parentPort.once('message', () => { isOver = true; });
(async () => {
  await (await fetch(url)).text();
  parentPort.postMessage(0);
  while (!isOver) {
    const asked = performance.now();
    const answer = await fetch(url).then((response) => response.text(), () => undefined);
    // A server that is gone is silent for good.
    if (answer === undefined) longest = Infinity;
    longest = Math.max(longest, performance.now() - asked);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  parentPort.postMessage(longest);
})();`;

/** The longest time /healthz took to answer while the work lasted, ms; without end where nobody answered. */
export const silenceDuring = async (origin: string, work: () => Promise<unknown>): Promise<number> => {
  const workerData = { url: `${origin}/healthz`, pauseMs: PAUSE_MS };
  const probe = new Worker(PROBE, { eval: true, workerData });
  await once(probe, 'message');
  await work();
  probe.postMessage('over');
  const [longest] = (await once(probe, 'message')) as [number];
  await probe.terminate();
  return longest;
};
