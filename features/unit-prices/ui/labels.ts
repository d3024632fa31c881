import type { TaxBasis } from '#src/costing/basis';
import type { ListView } from '../contract';
import { RESOURCE_CATEGORIES } from '../contract-detail';
import type { Scheme } from '../contract-schemes';

export const CATEGORY_LABELS = RESOURCE_CATEGORIES;

/** What the bars and figures of this page call the record they are about. */
export const OWN = '本条';

/** 18% from 0.18; 4.5% from 0.045. */
export const percentText = (fraction: number): string => `${Number((fraction * 100).toFixed(2))}%`;

/** A 综合单价 leaves the tax out; one that is told with it has a share of it in every part. */
export const taxWords = (taxBasis: TaxBasis, taxRate: number): string =>
  taxBasis === '含税' ? `含税口径，各项均计入 ${percentText(taxRate)} 税金，不含规费` : '不含规费与税金';

/** What of a list goes by the prices before the scheme, for no index holds what a scheme makes of one; undefined where nothing does. */
export const beforeScheme = (
  { sort, unitPriceFrom, unitPriceTo }: ListView,
  scheme: Scheme | undefined,
): string | undefined => {
  const ways = [
    ...(sort === 'unitPrice' ? ['排序'] : []),
    ...((unitPriceFrom ?? unitPriceTo) === undefined ? [] : ['筛选']),
  ];
  return scheme && ways.length > 0 ? `选用方案时按计入方案之前的单价${ways.join('、')}` : undefined;
};
