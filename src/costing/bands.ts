import { ascending, quantileOfSorted } from './quantile';
import { SAMPLE_SIZES } from './sample-sizes';

/** What may be shown of a sample of this size; a smaller sample shows less. */
export type Bands =
  | {
      readonly kind: 'deciles';
      readonly n: number;
      readonly p10: number;
      readonly p25: number;
      readonly p50: number;
      readonly p75: number;
      readonly p90: number;
    }
  | {
      readonly kind: 'quartiles';
      readonly n: number;
      readonly p25: number;
      readonly p50: number;
      readonly p75: number;
    }
  | {
      readonly kind: 'range';
      readonly n: number;
      readonly min: number;
      readonly p50: number;
      readonly max: number;
    }
  | { readonly kind: 'cases'; readonly n: number; readonly values: readonly number[] };

/** Of fewer records of several places or months nothing is said to be dear, cheap or usual. */
export const FEWEST_TO_COMPARE = SAMPLE_SIZES.deciles;

/** n ≥ 10: P10–P90; 5–9: quartiles; 3–4: smallest, median, largest; below: the cases themselves, ascending. */
export const bands = (values: readonly number[]): Bands => {
  const sorted = ascending(values);
  const n = sorted.length;
  const at = (p: number) => quantileOfSorted(sorted, p);
  if (n >= SAMPLE_SIZES.deciles) {
    return { kind: 'deciles', n, p10: at(0.1), p25: at(0.25), p50: at(0.5), p75: at(0.75), p90: at(0.9) };
  }
  if (n >= SAMPLE_SIZES.quartiles)
    return { kind: 'quartiles', n, p25: at(0.25), p50: at(0.5), p75: at(0.75) };
  if (n >= SAMPLE_SIZES.range) return { kind: 'range', n, min: at(0), p50: at(0.5), max: at(1) };
  return { kind: 'cases', n, values: sorted };
};
