export type TaxBasis = '含税' | '除税';

/** What every figure of a page shall be read in; what is absent stays as each record has it. */
export interface Basis {
  /** YYYY-MM */
  readonly period?: string;
  readonly areaId?: string;
  readonly taxBasis?: TaxBasis;
}

/** Query key of every page and call that is read in a basis. */
export const BASIS_KEY = 'basis';

/** Every figure as it was quoted. */
export const NO_BASIS: Basis = {};
/** Where nothing else is asked for: figures of both tax bases cannot stand beside each other. */
export const USUAL_BASIS = { taxBasis: '除税' } as const satisfies Basis;

export const isMoved = ({ period, areaId }: Basis): boolean => Boolean(period) || Boolean(areaId);
export const isUsualBasis = (basis: Basis): boolean =>
  !isMoved(basis) && basis.taxBasis === USUAL_BASIS.taxBasis;

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;
const AREA = /^[1-9]\d{0,5}$/;
const TAX_WORDS: Readonly<Record<string, TaxBasis>> = { in: '含税', ex: '除税', 含税: '含税', 除税: '除税' };

const AS_QUOTED = 'as';
const taxWord = (taxBasis: TaxBasis | undefined): string | undefined =>
  taxBasis === undefined ? AS_QUOTED : taxBasis === '含税' ? 'in' : undefined;

/** `2025-09_20_in`, as an address carries it; the usual basis is the empty text, a tax basis as quoted is `as`. */
export const writeBasis = ({ period, areaId, taxBasis }: Basis): string =>
  [period, areaId, taxWord(taxBasis)].filter(Boolean).join('_');

/** Reads what it understands, in any order; the rest of the text is passed over. */
export const readBasis = (text: string): Basis => {
  const parts = text.split(/[_,\s]+/);
  const period = parts.find((part) => MONTH.test(part));
  const areaId = parts.find((part) => AREA.test(part));
  const taxBasis = parts.flatMap((part) => (Object.hasOwn(TAX_WORDS, part) ? TAX_WORDS[part] : []))[0];
  return {
    ...(period && { period }),
    ...(areaId && { areaId }),
    ...(taxBasis ? { taxBasis } : !parts.includes(AS_QUOTED) && USUAL_BASIS),
  };
};
