import Big from 'big.js';
import type { TaxBasis } from './basis';
import { roundTo, type Decimal } from './money';
import { buildingKindOf } from './price-series';
import type { Quoted } from './quoted';

/** What decides how costs of a project are moved. */
export interface PricedProject {
  /** YYYY-MM */
  readonly priceDate: string;
  readonly areaId: string;
  readonly cityId: string | undefined;
  readonly type: string | undefined;
  readonly taxBasis: TaxBasis;
  readonly taxRate: number;
}

/** 元/㎡ of an amount. */
export const perArea = (amount: Decimal, area: Decimal): number => roundTo(new Big(amount).div(area), 2);

/** Of the project's own month, place and kind of building. */
const quotedIn = ({ priceDate, areaId, cityId, type }: PricedProject, value: number): Quoted => ({
  value,
  priceDate,
  areaId,
  cityId,
  building: type === undefined ? undefined : buildingKindOf(type),
});

/** A cost in the tax basis of the record. */
export const wholeCost = (project: PricedProject, value: number): Quoted => ({
  ...quotedIn(project, value),
  taxBasis: project.taxBasis,
  taxRate: project.taxRate,
});

/**
 * What stands in a breakdown, 除税, or is in no tax basis, as the tax itself: the tax has a line of its own, so none is
 * put on or taken off.
 */
export const lineCost = (
  project: PricedProject,
  value: number,
  taxBasis: TaxBasis | null = '除税',
): Quoted => ({ ...quotedIn(project, value), ...(taxBasis && { keptTax: taxBasis }) });
