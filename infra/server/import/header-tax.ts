import type { TaxBasis } from '#src/costing/basis';
import { plainText } from './plain-text';
import type { TableRow } from './table';
import { Unclear } from './unclear';

interface Headed {
  readonly columns: ReadonlyMap<string, { readonly index: number; readonly taxBasis: TaxBasis | undefined }>;
  readonly header: TableRow;
}

/** The tax basis that the headers of amounts name. */
export const taxBasisOf = ({ columns }: Pick<Headed, 'columns'>): TaxBasis | undefined =>
  [...columns.values()].find(({ taxBasis }) => taxBasis !== undefined)?.taxBasis;

export const refuseTwoBases = ({ columns, header }: Headed): void => {
  const named = [...columns.values()].filter(({ taxBasis }) => taxBasis !== undefined);
  const [one, other] = [named[0], named.find(({ taxBasis }) => taxBasis !== named[0]?.taxBasis)];
  if (!one || !other) return;
  const [left, right] = [one, other].map(({ index }) => plainText(header.cells[index] ?? null));
  throw new Unclear(`列“${left}”与“${right}”的税口径不同，请只保留同一口径的列`);
};
