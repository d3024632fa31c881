import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Every piece of work takes longer than it may, so that each is a turn of its own. The time goes on from what it is: a
 * stretch that began before has begun in the past.
 */
export const slowPieces = () => {
  let now = performance.now();
  return jest.spyOn(performance, 'now').mockImplementation(() => (now += 1_000));
};

export const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Turns of the loop in which others could have been answered meanwhile. */
export const turnsDuring = async (work: () => Promise<unknown>): Promise<number> => {
  let turns = 0;
  let isOver = false;
  const others = () => {
    turns += 1;
    if (!isOver) setImmediate(others);
  };
  // What was begun before has its own turn.
  await nextTurn();
  setImmediate(others);
  try {
    await work();
  } finally {
    isOver = true;
  }
  return turns;
};

/**
 * What other files of tests have left is cleared away first: a collection of a heap of gigabytes takes seconds of
 * several threads, and would be counted as work of the piece in which it falls.
 */
const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
};

const EVERY_MS = 1;

interface Stretches {
  /** Milliseconds of the processor, of this process alone: others at work on the machine make them no longer. */
  readonly longest: number;
  readonly whole: number;
}
/** How long nobody else could be answered at most, between two beats of a timer. */
export const stretchesDuring = async <T>(
  work: () => Promise<T>,
): Promise<Stretches & { readonly result: T }> => {
  const used = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  };
  collectGarbage();
  const begun = used();
  let last = begun;
  let longest = 0;
  const beat = () => {
    const now = used();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const beats = setInterval(beat, EVERY_MS);
  try {
    const result = await work();
    beat();
    return { result, longest, whole: used() - begun };
  } finally {
    clearInterval(beats);
  }
};
