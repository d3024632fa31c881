import { extend, roundTo, sumMoney, type Decimal } from '#src/costing/money';
import type { TaxBasis } from '#src/costing/basis';
import { componentsOf } from './components-of';
import type { DirectPart, Part, RateBase, UnitPriceRow } from './contract-shapes';
import type { SchemeTerms } from './contract-schemes';

/** What a scheme recalculates a unit price from. */
export interface PricedRecord {
  readonly taxBasis: TaxBasis;
  readonly taxRate: number;
  readonly rates: {
    readonly rateBase: RateBase;
    readonly managementRate: number;
    readonly profitRate: number;
    readonly risk: number;
  };
  readonly resources: readonly {
    readonly key: string;
    readonly category: DirectPart;
    readonly quantity: number;
    readonly price: number;
  }[];
}

export interface SchemedPrice {
  readonly parts: Readonly<Record<Part, number>>;
  /** 元 in `taxBasis`. */
  readonly unitPrice: number;
  readonly taxBasis: TaxBasis;
}

const BASES: Readonly<Record<RateBase, readonly DirectPart[]>> = {
  labour: ['labour'],
  labourAndMachinery: ['labour', 'machinery'],
  direct: ['labour', 'materials', 'mainMaterials', 'equipment', 'machinery'],
};

const grossed = (price: Decimal, { taxBasis, taxRate }: PricedRecord): number =>
  taxBasis === '含税' ? extend(price, 1 + taxRate) : Number(price);

/** The unit price with the scheme's rates and material prices in place of the record's own. */
export const priceUnderScheme = (record: PricedRecord, terms: SchemeTerms): SchemedPrice => {
  const { rates, resources } = record;
  const swapped = new Map(terms.materialPrices.map(({ key, price }) => [key, grossed(price, record)]));
  const of = (...categories: readonly DirectPart[]): number =>
    sumMoney(
      resources
        .filter(({ category }) => categories.includes(category))
        .map(({ key, quantity, price }) => extend(quantity, swapped.get(key) ?? price)),
    );
  const direct = of(...BASES.direct);
  const base = of(...BASES[terms.rateBase ?? rates.rateBase]);
  const parts = {
    labour: of('labour'),
    materials: of('materials'),
    mainMaterials: of('mainMaterials'),
    equipment: of('equipment'),
    machinery: of('machinery'),
    management: extend(base, terms.managementRate ?? rates.managementRate),
    profit: extend(base, terms.profitRate ?? rates.profitRate),
    risk: terms.riskRate === null ? rates.risk : extend(direct, terms.riskRate),
  };
  const total = sumMoney(Object.values(parts));
  if (terms.taxRate === null) return { parts, unitPrice: total, taxBasis: record.taxBasis };
  const pretax = record.taxBasis === '含税' ? total / (1 + record.taxRate) : total;
  return { parts, unitPrice: roundTo(pretax * (1 + terms.taxRate), 2), taxBasis: '含税' };
};

/** What a row of a list carries of it. */
export type SchemedRow = Required<Pick<UnitPriceRow, 'schemePrice' | 'schemeAmounts'>>;

export const rowUnderScheme = (record: PricedRecord, terms: SchemeTerms): SchemedRow => {
  const { unitPrice, parts } = priceUnderScheme(record, terms);
  return { schemePrice: unitPrice, schemeAmounts: componentsOf(parts) };
};
