import { extend, roundTo, sumMoney, type Decimal } from '#src/costing/money';
import type { TaxBasis } from '#src/costing/basis';
import { componentsOf } from './components-of';
import {
  DIRECT_PARTS,
  PART_KEYS,
  type DirectPart,
  type Part,
  type RateBase,
  type UnitPriceRow,
} from './contract-shapes';
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
  /** What of the direct parts the scheme's own material prices make, 元. */
  readonly ownParts: Partial<Readonly<Record<Part, number>>>;
  /** 元 in `taxBasis`. */
  readonly unitPrice: number;
  /** What of `unitPrice` they make: it is never moved to another month or place. */
  readonly ownAmount: number;
  readonly taxBasis: TaxBasis;
}

/** What management and profit are taken of. */
export const RATE_BASES: Readonly<Record<RateBase, readonly DirectPart[]>> = {
  labour: ['labour'],
  labourAndMachinery: ['labour', 'machinery'],
  direct: DIRECT_PARTS,
};

const grossed = (price: Decimal, { taxBasis, taxRate }: PricedRecord): number =>
  taxBasis === '含税' ? extend(price, 1 + taxRate) : Number(price);

type Resources = PricedRecord['resources'];

const directParts = (resources: Resources): Readonly<Record<DirectPart, number>> => {
  const of = (part: DirectPart): number =>
    sumMoney(
      resources
        .filter(({ category }) => category === part)
        .map(({ quantity, price }) => extend(quantity, price)),
    );
  return {
    labour: of('labour'),
    materials: of('materials'),
    mainMaterials: of('mainMaterials'),
    equipment: of('equipment'),
    machinery: of('machinery'),
  };
};

/** The unit price with the scheme's rates and material prices in place of the record's own. */
export const priceUnderScheme = (record: PricedRecord, terms: SchemeTerms): SchemedPrice => {
  const { rates } = record;
  const swapped = new Map(terms.materialPrices.map(({ key, price }) => [key, grossed(price, record)]));
  const resources = record.resources.map((one) => ({ ...one, price: swapped.get(one.key) ?? one.price }));
  const direct = directParts(resources);
  const sumOf = (parts: readonly DirectPart[]): number => sumMoney(parts.map((part) => direct[part]));
  const base = sumOf(RATE_BASES[terms.rateBase ?? rates.rateBase]);
  const parts = {
    ...direct,
    management: extend(base, terms.managementRate ?? rates.managementRate),
    profit: extend(base, terms.profitRate ?? rates.profitRate),
    risk: terms.riskRate === null ? rates.risk : extend(sumOf(DIRECT_PARTS), terms.riskRate),
  };
  const ownParts = directParts(resources.filter(({ key }) => swapped.has(key)));
  const { taxRate } = terms;
  const taxed = (amount: number): number => {
    if (taxRate === null) return amount;
    const pretax = record.taxBasis === '含税' ? amount / (1 + record.taxRate) : amount;
    return roundTo(pretax * (1 + taxRate), 2);
  };
  return {
    parts,
    ownParts,
    unitPrice: taxed(sumMoney(Object.values(parts))),
    ownAmount: taxed(sumMoney(Object.values(ownParts))),
    taxBasis: taxRate === null ? record.taxBasis : '含税',
  };
};

/** What a row of a list carries of it. */
export interface SchemedRow extends Pick<UnitPriceRow, 'schemeAmounts' | 'schemeOwn'> {
  readonly schemePrice: number;
}

export const schemedRow = ({ parts, ownParts, unitPrice, ownAmount }: SchemedPrice): SchemedRow => {
  const rest = PART_KEYS.map((part) => [part, sumMoney([parts[part], -(ownParts[part] ?? 0)])] as const);
  return {
    schemePrice: unitPrice,
    schemeAmounts: componentsOf(Object.fromEntries(rest)),
    ...(ownAmount !== 0 && { schemeOwn: ownAmount }),
  };
};

export const rowUnderScheme = (record: PricedRecord, terms: SchemeTerms): SchemedRow =>
  schemedRow(priceUnderScheme(record, terms));
