import { EDITION_LABELS, type UnitPriceRow } from './contract-shapes';

const isBorrowed = ({ edition, source }: Pick<UnitPriceRow, 'edition' | 'source'>): boolean =>
  edition === 'GB/T50500-2024' && source === 'sample';

/** Samples of the new edition borrow the codes of the old one, and never without saying so. */
export const editionWords = (row: Pick<UnitPriceRow, 'edition' | 'source'>): string =>
  isBorrowed(row) ? `${EDITION_LABELS[row.edition]}（编码按 2013 版示意）` : EDITION_LABELS[row.edition];
