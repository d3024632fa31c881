import { roundTo } from '#src/costing/money';
import { formatNumber } from '#src/ui/format';
import type { ReviewQueue } from '../../contract-collect';

const FEN = 2;
const taxWords = (withTax: boolean): string => (withTax ? '含税' : '不含税');

/**
 * How far the price is from the library's middle of the same item, place and month, both with tax or both without; of an
 * item without tax the library knows no rate.
 */
export const againstLibrary = ({
  price,
  withTax,
  unit,
  middle,
  hasTax,
  taxRate,
}: Pick<
  ReviewQueue['rows'][number],
  'price' | 'withTax' | 'unit' | 'middle' | 'hasTax' | 'taxRate'
>): string => {
  if (middle === null || hasTax === null) return '库中没有同子目、同地区、同期的价格';
  const library = `库中同期中价 ${formatNumber(middle, FEN)} 元/${unit}（${taxWords(hasTax)}）`;
  const rate = taxRate ?? 0;
  if (withTax !== hasTax && rate === 0) return `${library}，报价${taxWords(withTax)}，库中没有税率，不作比较`;
  const alike =
    withTax === hasTax ? middle : roundTo(hasTax ? middle / (1 + rate) : middle * (1 + rate), FEN);
  const read = withTax === hasTax ? '' : `，折成${taxWords(withTax)} ${formatNumber(alike, FEN)}`;
  return `${library}${read}，偏离 ${price >= alike ? '+' : ''}${((price / alike - 1) * 100).toFixed(1)}%`;
};
