/** From so many records on the deciles, the quartiles, or smallest, median and largest are shown. */
export const SAMPLE_SIZES = { deciles: 10, quartiles: 5, range: 3 } as const;
