import { fewATurn } from './few-a-turn';

/** Milliseconds: what comes meanwhile is answered before anybody notices that it waited. */
const STRETCH_MS = 8;
/** However many go on with long work, one of them does in a turn of the loop. */
const goOn = fewATurn(1);

/**
 * For long work in pieces: asked between them, it lets whoever else waits come first once the work has had its time.
 * Undefined while it may go on at once.
 */
const takingTurns = (): (() => Promise<void> | undefined) => {
  let begun = performance.now();
  return () =>
    performance.now() - begun < STRETCH_MS
      ? undefined
      : new Promise((resolve) => {
          goOn(() => {
            begun = performance.now();
            resolve();
          });
        });
};

/** Work on every item, taking turns with others. */
export const eachInTurns = async <T>(
  items: Iterable<T>,
  work: (item: T, index: number) => void,
): Promise<void> => {
  const othersFirst = takingTurns();
  let index = 0;
  for (const item of items) {
    const turn = othersFirst();
    if (turn) await turn;
    work(item, index);
    index += 1;
  }
};

export const mapInTurns = async <T, R>(
  items: Iterable<T>,
  made: (item: T, index: number) => R,
): Promise<R[]> => {
  const results: R[] = [];
  await eachInTurns(items, (item, index) => void results.push(made(item, index)));
  return results;
};
