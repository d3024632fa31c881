export type TaxBasis = '含税' | '除税';

/** What costs are moved by from month to month; 综合 where it is absent. */
export const INDEX_CHOICES = {
  /** Each project by the index of its own kind of building. */
  kind: '按工程类型',
  /** Each unit price by those of labour, materials and machinery, in its own shares. */
  parts: '按要素',
} as const;
export type IndexChoice = keyof typeof INDEX_CHOICES;

/** What the choice of the index adds to the composite one, and what it means. */
export const INDEX_RULES: Readonly<Record<IndexChoice, string>> = {
  kind: '各工程按所属类型的指数折算，没有的与综合单价用综合造价指数。',
  parts:
    '综合单价按人工、材料、机械的份额各用各的指数，其中钢材、电缆用各自的价格；其余、构成不明的与工程造价用综合造价指数。',
};

/** What every figure of a page shall be read in; what is absent stays as each record has it. */
export interface Basis {
  /** YYYY-MM */
  readonly period?: string;
  readonly areaId?: string;
  readonly taxBasis?: TaxBasis;
  readonly index?: IndexChoice;
}

/** Query key of every page and call that is read in a basis. */
export const BASIS_KEY = 'basis';

/** Every figure as it was quoted. */
export const NO_BASIS: Basis = {};
/** Where nothing else is asked for: figures of both tax bases cannot stand beside each other. */
export const USUAL_BASIS = { taxBasis: '除税' } as const satisfies Basis;

export const isMoved = ({ period, areaId }: Basis): boolean => Boolean(period) || Boolean(areaId);
export const isUsualBasis = (basis: Basis): boolean =>
  !isMoved(basis) && !basis.index && basis.taxBasis === USUAL_BASIS.taxBasis;

/** Figures are moved to months of our index alone, which has none before 2000. */
const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;
const AREA = /^[1-9]\d{0,5}$/;
const TAX_WORDS: Readonly<Record<string, TaxBasis>> = { in: '含税', ex: '除税', 含税: '含税', 除税: '除税' };

const AS_QUOTED = 'as';
const taxWord = (taxBasis: TaxBasis | undefined): string | undefined =>
  taxBasis === undefined ? AS_QUOTED : taxBasis === '含税' ? 'in' : undefined;

export const isIndexChoice = (part: string): part is IndexChoice => Object.hasOwn(INDEX_CHOICES, part);

/** `2025-09_20_in_kind`, as an address carries it; the usual basis is the empty text, a tax basis as quoted is `as`. */
export const writeBasis = ({ period, areaId, taxBasis, index }: Basis): string =>
  [period, areaId, taxWord(taxBasis), index].filter(Boolean).join('_');

/** Reads what it understands, in any order; the rest of the text is passed over. */
export const readBasis = (text: string): Basis => {
  const parts = text.split(/[_,\s]+/);
  const period = parts.find((part) => MONTH.test(part));
  const areaId = parts.find((part) => AREA.test(part));
  const taxBasis = parts.flatMap((part) => (Object.hasOwn(TAX_WORDS, part) ? TAX_WORDS[part] : []))[0];
  const index = parts.find(isIndexChoice);
  return {
    ...(period && { period }),
    ...(areaId && { areaId }),
    ...(taxBasis ? { taxBasis } : !parts.includes(AS_QUOTED) && USUAL_BASIS),
    ...(index && { index }),
  };
};

/** The basis that an address says. */
export const basisIn = (query: Readonly<Record<string, string | undefined>>): Basis =>
  readBasis(query[BASIS_KEY] ?? '');

/** 2025-09 · 广东 · 除税; empty for a basis that asks for nothing. */
export const basisWords = ({ period, taxBasis, index }: Basis, place: string | undefined): string =>
  [period, place, taxBasis, index && `${INDEX_CHOICES[index]}指数`].filter(Boolean).join(' · ');
/** Of the basis, where its place has no name at hand. */
export const SOME_PLACE = '所选地区';

/** The same place, read in this basis; an empty key ends what is carried, and goes itself. */
export const withBasis = (fullPath: string, basis: Basis): string => {
  const [path = '', ...search] = fullPath.split('?');
  const query = new URLSearchParams(search.join('?'));
  query.set(BASIS_KEY, writeBasis(basis));
  return `${path}?${query.toString()}`;
};
