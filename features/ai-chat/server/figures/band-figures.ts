import type { Figure } from '../../contract-blocks';
import { SAMPLE_SIZES } from '#src/costing/sample-sizes';
import { plainNumber } from './number-words';
import type { Quoted } from './answer-draft';
import { nameOf } from './project-filter';
import { MOST_READ, quotedCase, type Sample } from './sample-of';

export interface Measured {
  /** 单方造价 */
  readonly what: string;
  readonly unit: string;
  readonly digits: number;
}
type Row = Omit<Figure, 'cite'> & { readonly from: Quoted };

const QUANTILES = [
  ['p10', 'P10'],
  ['p25', 'P25'],
  ['min', '最小'],
  ['p50', '中位数'],
  ['max', '最大'],
  ['p75', 'P75'],
  ['p90', 'P90'],
] as const;

/** As many figures as the sample bears; of one or two projects, the projects themselves. */
export const figuresOf = (sample: Sample, { unit, digits }: Measured): readonly Row[] => {
  const { bands, cases, quoted } = sample;
  if (bands.kind === 'cases') {
    return cases.map((one) => ({
      label: one.name,
      value: one.value,
      digits,
      unit,
      from: quotedCase(one, sample),
    }));
  }
  const known: Readonly<Record<string, unknown>> = { ...bands };
  return QUANTILES.flatMap(([key, label]) => {
    const value = known[key];
    return typeof value === 'number' ? [{ label, value, digits, unit, from: quoted }] : [];
  });
};

/** The sentence that says what the figures say. */
export const sentenceOf = (sample: Sample, { what, unit, digits }: Measured): string => {
  const { bands, n, quoted, carriedTo } = sample;
  const month = carriedTo === undefined ? '未折算' : `折算到 ${carriedTo}`;
  const basis = quoted.taxBasis ? `（${quoted.taxBasis}，${month}）` : '';
  const name = nameOf(sample.set);
  const say = (value: number) => plainNumber(value, digits);
  if (bands.kind === 'cases') {
    return n === 0
      ? `${name}：没有符合条件的样本，无法给出${what}。`
      : `${name}：只有 ${n} 个样本，不足以统计，下面列出个案供参考。`;
  }
  const head = `${name}：${n} 个样本的${what}${basis}中位数为 ${say(bands.p50)} ${unit}`;
  return bands.kind === 'range'
    ? `${head}，最小 ${say(bands.min)}、最大 ${say(bands.max)} ${unit}。`
    : `${head}，中间一半在 ${say(bands.p25)} 至 ${say(bands.p75)} ${unit} 之间。`;
};

const sizeCautionOf = ({ n, reliability, set }: Sample): string | undefined => {
  const name = nameOf(set);
  if (n >= MOST_READ) return `${name}：样本很多，只取价格期最近的 ${plainNumber(MOST_READ, 0)} 个。`;
  if (n >= SAMPLE_SIZES.deciles)
    return reliability === '低' ? `${name}：样本离散较大，可靠性为低，请结合个案判断。` : undefined;
  if (n >= SAMPLE_SIZES.quartiles) return `${name}：样本少于 10 个，只给出四分位数，仅供参考。`;
  return n >= SAMPLE_SIZES.range ? `${name}：样本少于 5 个，只给出最小、中位和最大值，仅供参考。` : undefined;
};

/** What the figures are to be read by, in a sentence; undefined where there is nothing to say. */
export const cautionOf = (sample: Sample): string | undefined => {
  const { carriedTo, leftOut, set } = sample;
  const basis =
    carriedTo === undefined
      ? undefined
      : `${nameOf(set)}：单方造价按各省综合造价指数折算到 ${carriedTo}，与首页的除税口径相同${leftOut > 0 ? `；${leftOut} 个样本早于指数，没有计入` : ''}。`;
  return [sizeCautionOf(sample), basis].filter(Boolean).join('') || undefined;
};
