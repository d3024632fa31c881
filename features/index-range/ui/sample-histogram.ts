import type { Histogram } from '#src/ui/chart/histogram-option';
import { formatNumber } from '#src/ui/format';
import type { SubjectRange, SubjectRow } from '../contract';
import { say, sayMark } from './labels';

export type Samples = NonNullable<SubjectRange['histogram']>;

/** Samples by value, 推荐值 among them. */
export const sampleHistogram = ({ classes }: Samples, row: SubjectRow): Histogram => {
  const { unit, recommended, p25, p75 } = row;
  const inUnit = (value: number) => say(value, unit);
  return {
    classes,
    band: p25 === null || p75 === null ? null : { p25, p75 },
    mark: recommended === null ? null : { value: recommended, words: `推荐值 ${inUnit(recommended)}` },
    say: (value) => sayMark(value, unit),
    tell: ({ from, to, count }) => `${inUnit(from)}–${inUnit(to)} ${unit}\n${formatNumber(count)} 个样本`,
  };
};
