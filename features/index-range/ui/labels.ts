import { SAMPLE_SIZES } from '#src/costing/sample-sizes';
import { levelWords } from '#src/costing/level-words';
import { digitsOf } from '#src/costing/digits';
import { digitsFor, formatNumber } from '#src/ui/format';
import { rangeList, type Basis, type Kind, type RangeView, type SubjectRow } from '../contract';

export const say = (value: number | null, unit: string): string => formatNumber(value, digitsOf(unit));

/** Marks of an axis are round already: costs are spared the zeros. */
export const sayMark = (value: number, unit: string): string =>
  formatNumber(value, unit === '元/㎡' ? digitsFor(value) : digitsOf(unit));

/** What the samples have in common, in words: 高层住宅·合同价·2024-01 起. */
export const scopeOf = (view: RangeView): string =>
  rangeList
    .words(view)
    .flatMap(({ name, words }) => (name === 'kind' || name === 'areaId' ? [] : [words]))
    .join('·');

/** 折算到 2025-09 · 全国水平 · 含税 */
export const basisWords = (basis: Basis, kind: Kind): string => {
  if (kind === 'content') return '含量按每平方米建筑面积计，不随价格期、地区与税折算';
  const { period, areaName, movesPlaces, taxBasis, seriesName } = basis;
  return [
    period ? `折算到 ${period}（${seriesName ?? '综合造价指数'}）` : '没有综合造价指数，价格期未折算',
    ...(movesPlaces ? levelWords(areaName) : ['各地原有水平']),
    taxBasis,
  ].join(' · ');
};

export const meanName = (halfLife: number | null): string =>
  halfLife === null ? '推荐值' : '按新旧加权的推荐值';

/** What a reviewer has said of an outlier. */
export const reviewWords = (normal: string | null): string =>
  normal === null ? '未复核' : `已标记正常：${normal}`;

/** What so few samples leave unsaid. */
export const sizeNote = ({ n }: Pick<SubjectRow, 'n'>): string | undefined => {
  if (n >= SAMPLE_SIZES.deciles) return undefined;
  if (n >= SAMPLE_SIZES.quartiles) return '少样本';
  return n >= SAMPLE_SIZES.range ? '仅示区间' : '仅示个例';
};

export const stripWords = (row: SubjectRow): string => {
  const { name, n, unit, p10, p25, p50, p75, p90, min, max, recommended, cases } = row;
  const parts = [
    cases.length > 0 && `个例 ${cases.map((value) => say(value, unit)).join('、')} ${unit}`,
    p10 !== null && `P10 至 P90 为 ${say(p10, unit)} 至 ${say(p90, unit)}`,
    p25 !== null && `P25 至 P75 为 ${say(p25, unit)} 至 ${say(p75, unit)}`,
    min !== null && `最小 ${say(min, unit)}，最大 ${say(max, unit)}`,
    p50 !== null && `中位 ${say(p50, unit)}`,
    recommended !== null && `推荐值 ${say(recommended, unit)} ${unit}`,
  ].filter(Boolean);
  return `${name}，样本 ${n} 个；${parts.join('；')}`;
};
