import { roundTo } from '#src/costing/money';
import { formatNumber } from '#src/ui/format';
import { INCLUDED_LABELS, type Included } from '../../contract';
import type { ReviewQueue } from '../../contract-collect';
import { includedWords } from '../../labels';

const FEN = 2;
const taxWords = (withTax: boolean): string => (withTax ? '含税' : '不含税');
/** A rate leads from one tax basis to the other; nothing does so for the rest. */
const RATELESS = ['tools', 'materials', 'insurance'] as const;

/**
 * How far the price is from the library's middle of the same item, place and month, both with tax or both without; of an
 * item without tax the library knows no rate. Where they hold other things they are not compared.
 */
export const againstLibrary = ({
  price,
  included,
  unit,
  middle,
  held,
  taxRate,
}: Pick<
  ReviewQueue['rows'][number],
  'price' | 'included' | 'unit' | 'middle' | 'held' | 'taxRate'
>): string => {
  if (middle === null || held === null) return '库中没有同子目、同地区、同期的价格';
  const library = `库中同期中价 ${formatNumber(middle, FEN)} 元/${unit}（${includedWords({ included: held })}）`;
  const differing = RATELESS.filter(
    (name) => included[name] !== null && held[name] !== null && included[name] !== held[name],
  );
  if (differing.length > 0) return `${library}，与报价所含不同（${namesOf(differing)}），不作比较`;
  const [withTax, hasTax] = [included.tax, held.tax];
  const rate = taxRate ?? 0;
  if (withTax !== hasTax && rate === 0) return `${library}，报价${taxWords(withTax)}，库中没有税率，不作比较`;
  const alike =
    withTax === hasTax ? middle : roundTo(hasTax ? middle / (1 + rate) : middle * (1 + rate), FEN);
  const read = withTax === hasTax ? '' : `，折成${taxWords(withTax)} ${formatNumber(alike, FEN)}`;
  const open = RATELESS.filter((name) => included[name] !== held[name]);
  const unsaid = open.length > 0 ? `（有一方未注明是否含${namesOf(open)}，仅供参考）` : '';
  return `${library}${read}，偏离 ${price >= alike ? '+' : ''}${((price / alike - 1) * 100).toFixed(1)}%${unsaid}`;
};

const namesOf = (names: readonly (keyof Included)[]): string =>
  names.map((name) => INCLUDED_LABELS[name]).join('、');
