import { selectorsOf } from '#src/kernel/state';
import type { PolicyDocumentsState } from './state';

const select = selectorsOf<PolicyDocumentsState>('policyDocuments');

export const selectList = select((own) => own.list);
export const selectOverview = select((own) => own.overview);
export const selectHits = select((own) => own.hits);
/** Clauses that hold the keyword of the list; undefined where none are known to. */
export const selectHitsBesideList = select(({ list: { view }, hits: { keyword, hits, status } }) =>
  status === 'shown' && view.keyword === keyword && hits && hits.hits.length > 0 ? hits : undefined,
);
export const selectDocument = select((own) => own.document);
export const selectComparison = select((own) => own.comparison);
export const selectPrices = select((own) => own.prices);
