export type Tint = 1 | 2 | 3 | 4 | 5;

/** The fifth of the ranking a value falls into: equal values get equal tints, and one outlier cannot fade the rest. */
export const tintOf = (value: number, all: readonly number[]): Tint => {
  if (all.length < 2) return 3;
  const below = all.filter((other) => other < value).length;
  return (1 + Math.min(4, Math.floor((below / all.length) * 5))) as Tint;
};
