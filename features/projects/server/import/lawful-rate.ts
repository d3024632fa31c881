import { SIMPLE_RATE, type TaxMethod } from '#infra/server/import/terms';
import { Unclear } from '#infra/server/import/unclear';
import type { FieldReader } from './field-reader';

/** VAT of the general method, by month. */
const RATES = [
  ['2019-04', 0.09],
  ['2018-05', 0.1],
  ['2016-05', 0.11],
] as const;

/** Of a record that names none; told among what was assumed. */
export const lawfulRate = (reader: FieldReader, priceDate: string, method: TaxMethod | undefined): number => {
  if (method === '简易计税') {
    reader.assume('税率', `按简易计税方法取 ${SIMPLE_RATE * 100}%`);
    return SIMPLE_RATE;
  }
  const rate = RATES.find(([from]) => priceDate >= from)?.[1];
  if (rate === undefined) throw new Unclear('2016年5月以前的价格期须给出税率');
  reader.assume('税率', `按价格期取一般计税税率 ${rate * 100}%`);
  return rate;
};
