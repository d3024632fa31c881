/** Uniform draws in [0, 1), the same for the same seed on every machine. */
export type Random = () => number;

/** mulberry32 */
export const seeded = (seed: number): Random => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export type Range = readonly [from: number, to: number];

export const within = (random: Random, [from, to]: Range): number => from + random() * (to - from);

/** Whole number, both ends included. */
export const wholeWithin = (random: Random, [from, to]: Range): number =>
  Math.min(to, from + Math.floor(random() * (to - from + 1)));

export const pick = <T>(random: Random, choices: readonly T[]): T => {
  const choice = choices[Math.floor(random() * choices.length)];
  if (choice === undefined) throw new RangeError('nothing to pick from');
  return choice;
};

export const pickWeighted = <T>(random: Random, choices: readonly (readonly [T, number])[]): T => {
  let left = random() * choices.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [choice, weight] of choices) {
    left -= weight;
    if (left < 0) return choice;
  }
  return pick(random, choices)[0];
};

export const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));
