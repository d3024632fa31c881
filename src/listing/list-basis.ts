import type { ListFor } from '#src/contract/listing/list';
import { basisIn, writeBasis } from '#src/costing/basis';

/** What the costs of a list are read in, as an address writes it: now, and when its rows were asked for. */
export interface ListBasis {
  readonly now: string;
  readonly asked: string;
}
export const NO_BASIS: ListBasis = { now: '', asked: '' };

interface Entry {
  readonly name: string;
  readonly query: Readonly<Record<string, string>>;
}

export const basisEntered = (
  { route }: Pick<ListFor<never>, 'route'>,
  basis: ListBasis,
  { name, query }: Entry,
): ListBasis => (name === route ? { ...basis, now: writeBasis(basisIn(query)) } : basis);

export const basisAsked = ({ now }: ListBasis): ListBasis => ({ now, asked: now });
