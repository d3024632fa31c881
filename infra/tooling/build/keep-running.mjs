import { setTimeout as sleep } from 'node:timers/promises';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** A server that ran so long has recovered: its next end is a first one again. */
const SETTLED_MS = 60_000;

/**
 * Starts a server, and starts it again whenever it ends by itself, with growing pauses. It has to say by a message that
 * it is ready: one that ends before it ever was, or with code 0, or because it was told to, has ended for good.
 * Resolves with its exit code.
 */
export async function keepRunning({ start, isStopping, say, firstPauseMs = FIRST_PAUSE_MS }) {
  let wasReady = false;
  for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    const startedAt = performance.now();
    const server = start();
    server.on('message', () => (wasReady = true));
    const { code, reason } = await new Promise((resolve, reject) => {
      server.once('exit', (exitCode, signal) => resolve({ code: exitCode ?? 1, reason: signal ?? exitCode }));
      server.once('error', reject);
    });
    if (code === 0 || !wasReady || isStopping()) return code;
    if (performance.now() - startedAt > SETTLED_MS) pause = firstPauseMs;
    say(`服务意外退出（${reason}），${pause / 1_000} 秒后重新启动……`);
    await sleep(pause);
    if (isStopping()) return code;
  }
}
