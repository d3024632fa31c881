/** No option: the text itself is meant. */
export const TEXT = -1;

const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at === last ? TEXT : at + 1),
  ArrowUp: (at, last) => (at === TEXT ? last : at - 1),
  PageDown: (at, last) => Math.min(last, at + 5),
  PageUp: (at) => Math.max(0, at - 5),
};

/** Where a key leads among so many options, round through the text; undefined for keys that lead nowhere. */
export const step = (count: number, at: number, key: string): number | undefined =>
  count === 0 ? undefined : MOVES[key]?.(at, count - 1);
