import { SAMPLE_LICENCE, type Provenance } from '#src/contract/provenance';
import type { SeriesHead } from './read-series';

/** Where the values of a series come from; `period` is the newest of them. */
export const provenanceOf = (
  { source, publisher, name, method }: Pick<SeriesHead, 'source' | 'publisher' | 'name' | 'method'>,
  { period, revision }: { readonly period: string; readonly revision: number },
): Provenance => ({
  kind: source,
  issuer: publisher,
  title: name,
  priceDate: period,
  taxBasis: '除税',
  method,
  revision,
  licence: source === 'sample' ? SAMPLE_LICENCE : '以发布单位的规定为准',
});
