/** Share of the sample at or below the value, 0–100; null without a sample. */
export const percentileRank = (sample: readonly number[], value: number): number | null =>
  sample.length === 0 ? null : (sample.filter((each) => each <= value).length / sample.length) * 100;

/** (x − reference) / reference, a fraction. Throws RangeError when the reference is zero. */
export const deviation = (value: number, reference: number): number => {
  if (reference === 0) throw new RangeError('nothing deviates from zero');
  return (value - reference) / reference;
};
