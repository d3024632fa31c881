import { FIGURE_SIGNS } from '../contract';

/** The private use area of the basic plane: no font of a system draws anything there. */
const FIRST = 0xe000;
const PLACES = 6_400;

/** Sign → code point. */
export type Codes = ReadonlyMap<string, number>;

/** `below(n)` gives an integer in [0, n). */
export const shuffleCodes = (below: (limit: number) => number): Codes => {
  const taken = new Set<number>();
  while (taken.size < FIGURE_SIGNS.length) taken.add(FIRST + below(PLACES));
  const codes = [...taken];
  return new Map(FIGURE_SIGNS.map((sign, index) => [sign, codes[index] ?? FIRST]));
};

export const entitiesOf = (codes: Codes): Record<string, string> =>
  Object.fromEntries([...codes].map(([sign, code]) => [sign, `&#x${code.toString(16).toUpperCase()};`]));
