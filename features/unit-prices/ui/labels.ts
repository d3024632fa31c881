import type { TaxBasis } from '#src/costing/basis';
import { RESOURCE_CATEGORIES } from '../contract-detail';

export const CATEGORY_LABELS = RESOURCE_CATEGORIES;

/** What the bars and figures of this page call the record they are about. */
export const OWN = '本条';

/** 18% from 0.18; 4.5% from 0.045. */
export const percentText = (fraction: number): string => `${Number((fraction * 100).toFixed(2))}%`;

/** A 综合单价 leaves the tax out; one that is told with it has a share of it in every part. */
export const taxWords = (taxBasis: TaxBasis, taxRate: number): string =>
  taxBasis === '含税' ? `含税口径，各项均计入 ${percentText(taxRate)} 税金，不含规费` : '不含规费与税金';

/** What prices are ordered by while the list is under a scheme. */
export const ORDERED_UNDER_SCHEME = '按计入方案之前的单价';
