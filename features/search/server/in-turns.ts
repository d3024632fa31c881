import { setImmediate as nextTurn } from 'node:timers/promises';

/** The sounds of so many titles take some milliseconds when they are heard for the first time. */
const SLICE = 25;

/** Work on every item; between slices of them whoever else waits is answered. */
export const eachInTurns = async <T>(items: readonly T[], work: (item: T) => void): Promise<void> => {
  for (let from = 0; from < items.length; from += SLICE) {
    if (from > 0) await nextTurn();
    for (const item of items.slice(from, from + SLICE)) work(item);
  }
};
