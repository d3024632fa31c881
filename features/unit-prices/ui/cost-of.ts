import type { Quoted } from '#src/costing/rebaser';
import type { Cost } from '#src/ui/figure-card/cost';
import type { UnitPriceRow } from '../contract';
import type { UnitPriceInfo } from '../contract-detail';

/** An amount of the record, quoted as its price is. */
export const quotedIn = (
  { priceDate, areaId, cityId, taxBasis, taxRate, amounts = null, code }: UnitPriceRow,
  value: number,
): Quoted & Pick<UnitPriceRow, 'taxBasis' | 'taxRate'> => ({
  value,
  priceDate,
  areaId,
  cityId,
  taxBasis,
  taxRate,
  amounts,
  item: code,
});

/** What a price or amount of the record is, and where it comes from. */
export const costOf = (
  { row, provenance }: Pick<UnitPriceInfo, 'row' | 'provenance'>,
  name: string,
  value: number,
  unit = '元',
): Cost => ({
  subject: `${row.code} ${row.name}`,
  name,
  quoted: quotedIn(row, value),
  areaName: row.areaName,
  unit,
  provenance,
});
