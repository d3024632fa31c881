import { roundTo } from '#src/costing/money';
import { SAMPLE_SIZES } from '#src/costing/sample-sizes';
import { reliabilityOf } from '#src/costing/reliability';
import type { SubjectRow } from '../contract';
import type { Statistics } from './statistics';
import type { Subject } from './subjects';

const DIGITS = 6;
/** The reader rounds to two at most; so many that rounding twice comes to the same. */
export const short = (value: number): number => Number(value.toFixed(DIGITS));
const maybe = (value: number | undefined): number | null => (value === undefined ? null : short(value));

export const recommendedOf = ({ n, kept }: Statistics): number | null =>
  n >= SAMPLE_SIZES.quartiles && kept.area > 0 ? kept.cost / kept.area : null;

/** What may be shown of so few: quartiles from five on, ends and median from three, deciles from ten. */
export const shownRow = (
  { name, names, unit }: Subject,
  counted: Statistics,
  spark: readonly (number | null)[],
  normal = 0,
): SubjectRow => {
  const { n, quantiles, outliers } = counted;
  // As many digits as are told, so that what is shown is what was judged.
  const cv = counted.cv === null ? null : roundTo(counted.cv, 4);
  const [min, p10, p25, p50, p75, p90, max] = quantiles ?? [];
  const has = {
    deciles: n >= SAMPLE_SIZES.deciles,
    quartiles: n >= SAMPLE_SIZES.quartiles,
    range: n >= SAMPLE_SIZES.range,
  };
  const hasEnds = has.deciles || (has.range && !has.quartiles);
  const recommended = recommendedOf(counted);
  const known = has.quartiles ? { ...outliers, normal } : { low: 0, high: 0, normal: 0 };
  return {
    name,
    ...(names.length > 1 && { names: [...names] }),
    unit,
    n,
    min: hasEnds ? maybe(min) : null,
    p10: has.deciles ? maybe(p10) : null,
    p25: has.quartiles ? maybe(p25) : null,
    p50: has.range ? maybe(p50) : null,
    p75: has.quartiles ? maybe(p75) : null,
    p90: has.deciles ? maybe(p90) : null,
    max: hasEnds ? maybe(max) : null,
    recommended: recommended === null ? null : short(recommended),
    cv: has.range ? cv : null,
    reliability: reliabilityOf(n, cv),
    outliers: known,
    spark: has.quartiles ? spark.map((mean) => (mean === null ? null : short(mean))) : [],
    // Of one sample both ends are the sample, of two they are the two.
    cases: has.range || n === 0 ? [] : [...new Set([min, max])].flatMap((value) => maybe(value) ?? []),
  };
};
