import { SAMPLE_SIZES } from '#src/costing/sample-sizes';
import { INCLUDED_LABELS, type Included, type LaborRow } from './contract';

const NAMES = Object.keys(INCLUDED_LABELS) as (keyof Included)[];

type Priced = Pick<LaborRow, 'included'> & Partial<Pick<LaborRow, 'taxRate'>>;

/** 小型机具、辅材、保险、税（3%）; empty where the price holds wages alone. */
export const heldWords = ({ included, taxRate = 0 }: Priced): string =>
  NAMES.filter((name) => included[name])
    .map((name) =>
      name === 'tax' && taxRate > 0 ? `税（${Number((taxRate * 100).toFixed(2))}%）` : INCLUDED_LABELS[name],
    )
    .join('、');

/** 含小型机具、辅材、税（3%）；不含…；未注明是否含保险 */
export const includedWords = (row: Priced): string => {
  const held = heldWords(row);
  const [left, unsaid] = [false, null].map((value) =>
    NAMES.filter((name) => row.included[name] === value)
      .map((name) => INCLUDED_LABELS[name])
      .join('、'),
  );
  return [held && `含${held}`, left && `不含${left}`, unsaid && `未注明是否含${unsaid}`]
    .filter(Boolean)
    .join('；');
};

/** What low, middle and high are, by the number of prices they were taken from. */
export const bandWords = (n: number): string => {
  if (n >= SAMPLE_SIZES.deciles) return 'P25 – 中位 – P75';
  if (n >= SAMPLE_SIZES.quartiles) return 'P25 – 中位 – P75，少样本';
  return n >= SAMPLE_SIZES.range ? '最低 – 中位 – 最高，少样本' : '个别案例';
};
