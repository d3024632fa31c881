import type { SchemedRow } from '../price-under-scheme';
import type { Component, ComponentAmounts } from '#src/costing/price-series';
import type { Quoted } from '#src/costing/rebaser';
import type { Cost } from '#src/ui/figure-card/cost';
import type { UnitPriceRow } from '../contract';
import type { SchemeTerms } from '../contract-schemes';
import type { UnitPriceInfo } from '../contract-detail';

/** What an amount of a record consists of: one component, or so much of each; absent: all of them, as its price does. */
export type MadeOf = Component | ComponentAmounts;

/** An amount of the record: each of its components is moved as it is within the price. */
export const quotedIn = (
  {
    priceDate,
    areaId,
    cityId,
    taxBasis,
    taxRate,
    amounts,
    usualShares,
    travellingSeries,
    code,
  }: UnitPriceRow,
  value: number,
  madeOf?: MadeOf,
): Quoted & Pick<UnitPriceRow, 'taxBasis' | 'taxRate'> => ({
  value,
  priceDate,
  areaId,
  cityId,
  building: undefined,
  taxBasis,
  taxRate,
  amounts: amounts && typeof madeOf === 'object' ? madeOf : (amounts ?? usualShares ?? null),
  ...(usualShares && { usual: usualShares }),
  item: code,
  ...(travellingSeries !== undefined && { materialSeries: travellingSeries }),
  ...(typeof madeOf === 'string' && { component: madeOf }),
});

/** A price the terms of a scheme make of the record: moved in the shares they give the rest of it, and in their tax. */
export const quotedUnder = (
  row: UnitPriceRow,
  { schemePrice, schemeAmounts, schemeOwn }: SchemedRow,
  { taxRate }: Pick<SchemeTerms, 'taxRate'>,
): ReturnType<typeof quotedIn> => ({
  ...quotedIn(row, schemePrice, schemeAmounts),
  ...(schemeOwn !== undefined && { ownAmount: schemeOwn }),
  ...(taxRate !== null && { taxBasis: '含税' as const, taxRate }),
});

/** What a price or amount of the record is, and where it comes from. */
export const costOf = (
  { row, provenance }: Pick<UnitPriceInfo, 'row' | 'provenance'>,
  name: string,
  value: number,
  { unit = '元', madeOf }: { readonly unit?: string; readonly madeOf?: MadeOf | undefined } = {},
): Cost => ({
  subject: `${row.code} ${row.name}`,
  name,
  quoted: quotedIn(row, value, madeOf),
  areaName: row.areaName,
  unit,
  provenance,
});
