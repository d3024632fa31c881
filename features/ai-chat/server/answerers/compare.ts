import { deviation } from '#src/costing/ranks';
import { plainNumber } from '../figures/number-words';
import type { Measured } from '../figures/band-figures';
import { nameOf } from '../figures/project-filter';
import type { Sample } from '../figures/sample-of';
import { SAMPLE_SIZES } from '#src/costing/bands';

export interface Difference {
  readonly text: string;
  readonly working: string;
  readonly percent: number;
}

const medianOf = ({ bands }: Sample): number | undefined =>
  bands.kind === 'cases' || bands.n < SAMPLE_SIZES.quartiles || bands.p50 === 0 ? undefined : bands.p50;

/** Each set against the first, by medians; sets too small for quartiles are not compared. */
export const differencesOf = (samples: readonly Sample[], { digits }: Measured): readonly Difference[] => {
  const [first, ...others] = samples;
  const base = first && medianOf(first);
  if (!first || base === undefined) return [];
  return others.flatMap((other) => {
    const median = medianOf(other);
    if (median === undefined) return [];
    const percent = deviation(median, base) * 100;
    const [own, reference] = [plainNumber(median, digits), plainNumber(base, digits)];
    const size = plainNumber(Math.abs(percent), 2);
    const way = percent < 0 ? '低' : '高';
    return [
      {
        percent,
        text: `${nameOf(other.set)}的中位数比${nameOf(first.set)}${way} ${size}%。`,
        working: `(${own} − ${reference}) ÷ ${reference} = ${percent < 0 ? '−' : ''}${size}%`,
      },
    ];
  });
};
