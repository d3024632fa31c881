import { Unclear } from '#infra/server/import/unclear';

/** VAT of the general method, by month. */
const RATES = [
  ['2019-04', 0.09],
  ['2018-05', 0.1],
  ['2016-05', 0.11],
] as const;

export const lawfulRate = (priceDate: string): number => {
  const rate = RATES.find(([from]) => priceDate >= from)?.[1];
  if (rate === undefined) throw new Unclear('2016年5月以前的价格期须给出税率');
  return rate;
};
