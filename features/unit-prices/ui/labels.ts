import { RESOURCE_CATEGORIES } from '../contract-detail';

export const CATEGORY_LABELS = RESOURCE_CATEGORIES;

/** What the bars and figures of this page call the record they are about. */
export const OWN = '本条';

/** 18% from 0.18; 4.5% from 0.045. */
export const percentText = (fraction: number): string => `${Number((fraction * 100).toFixed(2))}%`;
