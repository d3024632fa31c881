import type { Scheme } from './contract-schemes';

/** Tells whether rows were priced under this scheme as it now is. */
export const stampOf = (scheme: Scheme | undefined): string =>
  scheme ? `${scheme.id} ${scheme.changedAt}` : '';
