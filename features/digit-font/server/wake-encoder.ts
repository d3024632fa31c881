import { setTimeout as wait } from 'node:timers/promises';
import { woff2 } from 'fonteditor-core';

/** The encoder's own runtime says nothing when it cannot start. */
const PATIENCE_MS = 20_000;

const FALLS = ['uncaughtException', 'unhandledRejection'] as const;
const listeners = () => FALLS.map((fall) => process.listeners(fall as 'uncaughtException'));

/** Its runtime would also take over what becomes of the server's own errors; whatever it adds there is taken off. */
export const wakeEncoder = async (): Promise<void> => {
  const before = listeners();
  const woken = woff2.init();
  listeners().forEach((now, index) =>
    now
      .filter((listener) => !before[index]?.includes(listener))
      .forEach((listener) => process.off(FALLS[index] ?? '', listener)),
  );
  const tooLate = wait(PATIENCE_MS, undefined, { ref: false }).then(() => {
    throw new Error('the font encoder does not start');
  });
  await Promise.race([woken, tooLate]);
};
