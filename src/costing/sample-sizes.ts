/** From so many records on the deciles, the quartiles, or smallest, median and largest are shown. */
export const SAMPLE_SIZES = { deciles: 10, quartiles: 5, range: 3 } as const;

/** Of two there is no middle; both are shown. */
export const hasMiddle = (n: number): boolean => n === 1 || n >= SAMPLE_SIZES.range;
/** What the ends of what is shown of more than one are. */
export const endsOf = (n: number): readonly [least: string, most: string] =>
  n < SAMPLE_SIZES.quartiles ? ['最低', '最高'] : ['P25', 'P75'];
/** So few that a median of them is read with care. */
export const isFew = (n: number): boolean => n >= SAMPLE_SIZES.range && n < SAMPLE_SIZES.deciles;
