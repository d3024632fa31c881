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

export const NO_BASIS: Basis = {};
export const isEmptyBasis = ({ period, areaId, taxBasis }: Basis): boolean => !period && !areaId && !taxBasis;

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;
const AREA = /^[1-9]\d{0,5}$/;
const TAX_WORDS: Readonly<Record<string, TaxBasis>> = { in: '含税', ex: '除税', 含税: '含税', 除税: '除税' };

/** `2025-09_20_ex`, as an address carries it; what is absent is left out, and nothing at all is the empty text. */
export const writeBasis = ({ period, areaId, taxBasis }: Basis): string =>
  [period, areaId, taxBasis && (taxBasis === '含税' ? 'in' : 'ex')].filter(Boolean).join('_');

/** Reads what it understands, in any order; the rest of the text is passed over. */
export const readBasis = (text: string): Basis => {
  const parts = text.split(/[_,\s]+/);
  const period = parts.find((part) => MONTH.test(part));
  const areaId = parts.find((part) => AREA.test(part));
  const taxBasis = parts.flatMap((part) => (Object.hasOwn(TAX_WORDS, part) ? TAX_WORDS[part] : []))[0];
  return { ...(period && { period }), ...(areaId && { areaId }), ...(taxBasis && { taxBasis }) };
};
