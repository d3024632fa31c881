import { sumMoney, withoutTax } from '#src/costing/money';
import type { Compositions, Resource, ResourceSummaries } from './contract-detail';
import type { SchemeTerms } from './contract-schemes';
import type { RateBase } from './contract-shapes';
import { RATE_BASES, type PricedRecord, type SchemedPrice } from './price-under-scheme';

/** What a trial starts from; undefined where the record gives no composition. */
export const pricedRecord = (
  compositions: Compositions | undefined,
  summaries: ResourceSummaries | undefined,
): PricedRecord | undefined => {
  if (!compositions?.rates || !summaries || summaries.resources.length === 0) return undefined;
  const { taxBasis, taxRate, rates } = compositions;
  return { taxBasis, taxRate, rates, resources: summaries.resources };
};

/** 元. */
export const baseOf = (rateBase: RateBase, parts: SchemedPrice['parts']): number =>
  sumMoney(RATE_BASES[rateBase].map((part) => parts[part]));

const SWAPPED: readonly Resource['category'][] = ['mainMaterials', 'materials', 'equipment'];
const MOST_SWAPPED = 8;

/** Materials whose price weighs most, each with its price without tax, as schemes keep it. */
export const mainMaterials = (
  resources: readonly Resource[],
  { taxBasis, taxRate }: Pick<PricedRecord, 'taxBasis' | 'taxRate'>,
): readonly { readonly resource: Resource; readonly pretaxPrice: number }[] =>
  resources
    .filter(({ category }) => SWAPPED.includes(category))
    .slice(0, MOST_SWAPPED)
    .map((resource) => ({
      resource,
      pretaxPrice: taxBasis === '含税' ? withoutTax(resource.price, taxRate) : resource.price,
    }));

/** Undefined gives the material its own price back. */
export const withPrice = (
  terms: SchemeTerms,
  { key, name }: Pick<Resource, 'key' | 'name'>,
  price: number | undefined,
): SchemeTerms => {
  const others = terms.materialPrices.filter((each) => each.key !== key);
  return {
    ...terms,
    materialPrices: price === undefined ? others : [...others, { key, name, price }],
  };
};
