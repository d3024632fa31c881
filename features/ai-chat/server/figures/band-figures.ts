import { INDEX_RULES, isMoved, USUAL_BASIS } from '#src/costing/basis';
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

const basisOf = ({ quoted, carriedTo, isRead, readIn }: Sample): string => {
  if (!readIn) return '';
  if (isRead) return `（${readIn.basisWords}）`;
  return `（${quoted.taxBasis}，${carriedTo === undefined ? '未折算' : `折算到 ${carriedTo}`}）`;
};

/** What a table of figures is of, and what they are read in where the page has chosen that. */
export const captionOf = ({ set, readIn, isRead }: Sample, { what }: Measured): string => {
  const words = isRead ? readIn?.basisWords : readIn?.basisWords && readIn.basis.taxBasis;
  return [nameOf(set), words ? `${what}（${words}）` : what].join(' · ');
};

/** The sentence that says what the figures say. */
export const sentenceOf = (sample: Sample, { what, unit, digits }: Measured): string => {
  const { bands, n } = sample;
  const name = nameOf(sample.set);
  const say = (value: number) => plainNumber(value, digits);
  if (bands.kind === 'cases') {
    return n === 0
      ? `${name}：没有符合条件的样本，无法给出${what}。`
      : `${name}：只有 ${n} 个样本，不足以统计，下面列出个案供参考。`;
  }
  const head = `${name}：${n} 个样本的${what}${basisOf(sample)}中位数为 ${say(bands.p50)} ${unit}`;
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

const movedCautionOf = ({ carriedTo, readIn, isRead, leftOut, set, n }: Sample): string | undefined => {
  if (!readIn) return undefined;
  const name = nameOf(set);
  const { basis, basisWords } = readIn;
  if (carriedTo !== undefined) {
    const like = basis.taxBasis === USUAL_BASIS.taxBasis ? '，与首页的除税口径相同' : '';
    return `${name}：单方造价按各省综合造价指数折算到 ${carriedTo}${like}${leftOut > 0 ? `；${leftOut} 个样本早于指数，没有计入` : ''}。`;
  }
  if (!isMoved(basis)) return undefined;
  if (!isRead)
    return n === 0
      ? undefined
      : `${name}：没有折算到 ${basisWords} 的指数或地区系数，按各自的价格期与地区计算。`;
  const without = leftOut > 0 ? `；${leftOut} 个样本没有指数或地区系数，没有计入` : '';
  return `${name}：与页面的口径切换同一算法，折算到 ${basisWords}${without}。${basis.index ? INDEX_RULES[basis.index] : ''}`;
};

/** What the figures are to be read by, in a sentence; undefined where there is nothing to say. */
export const cautionOf = (sample: Sample): string | undefined => {
  return [sizeCautionOf(sample), movedCautionOf(sample)].filter(Boolean).join('') || undefined;
};
