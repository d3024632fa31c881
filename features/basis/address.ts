import { BASIS_KEY, readBasis, writeBasis, type Basis } from '#src/costing/basis';

export const basisIn = (query: Readonly<Record<string, string>>): Basis => readBasis(query[BASIS_KEY] ?? '');

/** The same place, read in this basis; an empty key ends what is carried, and goes itself. */
export const withBasis = (fullPath: string, basis: Basis): string => {
  const [path = '', ...search] = fullPath.split('?');
  const query = new URLSearchParams(search.join('?'));
  query.set(BASIS_KEY, writeBasis(basis));
  return `${path}?${query.toString()}`;
};
