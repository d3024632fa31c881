import { fewATurn } from './few-a-turn';

/** Milliseconds: what comes meanwhile is answered before anybody notices that it waited. */
const STRETCH_MS = 8;
/** However many go on with long work, one of them does in a turn of the loop. */
const goOn = fewATurn(1);

/** When long work was first heard of in this turn of the loop; whoever does some in it shares its time. */
let begun: number | undefined;

const begin = (): number => {
  begun = performance.now();
  setImmediate(() => (begun = undefined));
  return begun;
};

/**
 * For long work in pieces, however many calls it is spread over: asked before each of them, it lets whoever else waits
 * come first once the work of this turn has had its time. Undefined while it may go on at once.
 */
export const othersFirst = (): Promise<void> | undefined => {
  const since = begun ?? begin();
  if (performance.now() - since < STRETCH_MS) return undefined;
  return new Promise((resolve) => {
    goOn(() => {
      begin();
      resolve();
    });
  });
};

/** Work on every item, taking turns with others. */
export const eachInTurns = async <T>(
  items: Iterable<T>,
  work: (item: T, index: number) => void | Promise<void>,
): Promise<void> => {
  let index = 0;
  for (const item of items) {
    const turn = othersFirst();
    if (turn) await turn;
    const rest = work(item, index);
    if (rest) await rest;
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
