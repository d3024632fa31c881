import { RATE_BASES } from '../../contract';
import type { SchemeTerms } from '../../contract-schemes';
import { percentText } from '../labels';

/** What a scheme changes, in one line. */
export const schemeWords = (terms: SchemeTerms): string => {
  const { rateBase, managementRate, profitRate, riskRate, taxRate, materialPrices } = terms;
  const words = [
    rateBase && `取费基数 ${RATE_BASES[rateBase]}`,
    managementRate !== null && `管理费 ${percentText(managementRate)}`,
    profitRate !== null && `利润 ${percentText(profitRate)}`,
    riskRate !== null && `风险 ${percentText(riskRate)}`,
    taxRate !== null && `含税 ${percentText(taxRate)}`,
    materialPrices.length > 0 && `主材价 ${materialPrices.length} 种`,
  ].filter(Boolean);
  return words.length > 0 ? words.join(' · ') : '各项均按记录原值';
};
