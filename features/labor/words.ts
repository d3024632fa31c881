import { INCLUDED_LABELS, type Included, type LaborRow } from './contract';

const NAMES = Object.keys(INCLUDED_LABELS) as (keyof Included)[];

/** 含小型机具、辅材、税（3%）；不含… */
export const includedWords = ({ included, taxRate }: Pick<LaborRow, 'included' | 'taxRate'>): string => {
  const label = (name: keyof Included) =>
    name === 'tax' && included.tax && taxRate > 0
      ? `税（${Number((taxRate * 100).toFixed(2))}%）`
      : INCLUDED_LABELS[name];
  const [held, left] = [NAMES.filter((name) => included[name]), NAMES.filter((name) => !included[name])];
  return [
    held.length > 0 && `含${held.map(label).join('、')}`,
    left.length > 0 && `不含${left.map(label).join('、')}`,
  ]
    .filter(Boolean)
    .join('；');
};

const QUANTILES = 10;
const FEW = 5;
const CASES = 3;

/** What low, middle and high are, by the number of prices they were taken from. */
export const bandWords = (n: number): string => {
  if (n >= QUANTILES) return 'P25 – 中位 – P75';
  if (n >= FEW) return 'P25 – 中位 – P75，少样本';
  return n >= CASES ? '最低 – 中位 – 最高，少样本' : '个别案例';
};
