/** `weight` is the scale of the sample: building area for unit costs, quantity for prices of resources. */
export interface WeightedSample {
  readonly value: number;
  readonly weight: number;
}

/** Fewer samples are too few to lose two. */
const FEWEST_FOR_CUTTING = 10;

/** How many samples are cut off at each end. */
export const cutOff = (n: number, cut = 0.05): number =>
  Math.max(Math.floor(n * cut), cut > 0 && n >= FEWEST_FOR_CUTTING ? 1 : 0);

/**
 * GB/T 51290 数据统计法: samples sorted by value, 5 % cut off at each end (at least one from ten samples on), then the
 * mean weighted by scale. Samples as high as the last one kept are kept too, so that their order decides nothing. `n`
 * counts what was kept. Throws RangeError without weight above zero.
 */
export const trimmedWeightedMean = (
  samples: readonly WeightedSample[],
  cut = 0.05,
): { readonly mean: number; readonly n: number } => {
  if (!(cut >= 0 && cut < 0.5)) throw new RangeError('the cut lies between 0 and 0.5');
  if (samples.some(({ weight }) => !(weight >= 0))) throw new RangeError('weights must not be negative');
  const sorted = [...samples].sort((a, b) => a.value - b.value);
  const off = cutOff(sorted.length, cut);
  const [least, most] = [sorted[off]?.value ?? NaN, sorted[sorted.length - 1 - off]?.value ?? NaN];
  const kept = sorted.filter(({ value }) => value >= least && value <= most);
  const weight = kept.reduce((sum, sample) => sum + sample.weight, 0);
  if (!(weight > 0)) throw new RangeError('no sample of any scale is left');
  return {
    mean: kept.reduce((sum, sample) => sum + sample.value * (sample.weight / weight), 0),
    n: kept.length,
  };
};
