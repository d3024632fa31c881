import { BASIS_KEY, readBasis, type Basis } from '#src/costing/basis';

export const basisIn = (query: Readonly<Record<string, string>>): Basis => readBasis(query[BASIS_KEY] ?? '');
