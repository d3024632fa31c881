/** How a process ends that has used up its time. Its own end of memory is another signal. */
export const OUT_OF_TIME = 'SIGTERM';

const EVERY_MS = 250;

/**
 * What a process loads first, so that it ends after so many seconds of the processor. It looks from a thread of its
 * own, as the program's may be in a loop; that thread loads nothing of it again, and so is JavaScript as it stands here.
 */
export const limitProcessor = (seconds: number): string => {
  const look = `setInterval(() => {
    const { user, system } = process.cpuUsage();
    if (user + system > ${seconds * 1_000_000}) process.kill(process.pid, '${OUT_OF_TIME}');
  }, ${EVERY_MS})`;
  const load = `import { Worker } from 'node:worker_threads';
    new Worker(${JSON.stringify(look)}, { eval: true, execArgv: [] }).unref();`;
  return `data:text/javascript,${encodeURIComponent(load)}`;
};
