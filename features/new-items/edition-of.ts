import type { Provenance } from '#src/contract/provenance';

/** The edition the items are coded by; samples of the new one borrow the codes of the old and say so. */
export const editionOf = ({ kind, codeEdition = '--' }: Pick<Provenance, 'kind' | 'codeEdition'>): string =>
  kind === 'sample' && codeEdition.includes('2024')
    ? `${codeEdition}（样例编码按 2013 版示意）`
    : codeEdition;
