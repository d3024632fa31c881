import * as z from 'zod/mini';
import { unitPricePath } from '#src/contract/records';
import { RATE_BASES } from './contract-shapes';
import { schemeTerms, type SchemeTerms } from './contract-schemes';

export interface DetailAddress {
  readonly id: string;
  readonly projectId: string;
  /** What is tried out on the record; absent: nothing. */
  readonly terms?: SchemeTerms | undefined;
}

/** Leaves every record as it is. */
export const OWN_TERMS: SchemeTerms = {
  rateBase: null,
  managementRate: null,
  profitRate: null,
  riskRate: null,
  taxRate: null,
  materialPrices: [],
};

export const changesNothing = ({ materialPrices, ...rates }: SchemeTerms): boolean =>
  materialPrices.length === 0 && Object.values(rates).every((value) => value === null);

/** Short keys: terms travel in addresses. */
const RATE_KEYS = {
  managementRate: 'management',
  profitRate: 'profit',
  riskRate: 'risk',
  taxRate: 'tax',
} as const satisfies Partial<Record<keyof SchemeTerms, string>>;
type RateKey = keyof typeof RATE_KEYS;
const rateKeys = Object.entries(RATE_KEYS) as [RateKey, string][];

const fractionFrom = (text: string | undefined): number | null =>
  text && /^\d+(\.\d+)?$/.test(text) ? Number(text) : null;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};
const pricesSchema = z.array(z.tuple([z.string(), z.string(), z.number()]));
const pricesFrom = (text: string | undefined): SchemeTerms['materialPrices'] => {
  const { success, data } = z.safeParse(pricesSchema, parsed(text ?? ''));
  return success ? data.map(([key, name, price]) => ({ key, name, price })) : [];
};

/** Values beyond the bounds of a scheme are left out one by one. */
export const termsFrom = (query: Readonly<Record<string, string>>): SchemeTerms | undefined => {
  const given: SchemeTerms = {
    ...OWN_TERMS,
    ...Object.fromEntries(rateKeys.map(([name, key]) => [name, fractionFrom(query[key])])),
    rateBase: query.base && Object.hasOwn(RATE_BASES, query.base) ? (query.base as never) : null,
    materialPrices: pricesFrom(query.materials),
  };
  const within = Object.entries(given).map(([name, value]) => {
    const single = { ...OWN_TERMS, [name]: value };
    return z.safeParse(schemeTerms, single).success ? { [name]: value } : {};
  });
  const terms = Object.assign({}, OWN_TERMS, ...within) as SchemeTerms;
  return changesNothing(terms) ? undefined : terms;
};

const termsQuery = ({ rateBase, materialPrices, ...rates }: SchemeTerms): string => {
  const query = new URLSearchParams();
  if (rateBase) query.set('base', rateBase);
  for (const [name, key] of rateKeys) if (rates[name] !== null) query.set(key, String(rates[name]));
  if (materialPrices.length > 0) {
    query.set('materials', JSON.stringify(materialPrices.map(({ key, name, price }) => [key, name, price])));
  }
  return query.toString();
};

export const detailPath = ({ id, projectId, terms }: DetailAddress): string => {
  const path = unitPricePath(id, projectId);
  const query = terms ? termsQuery(terms) : '';
  return query ? `${path}?${query}` : path;
};
