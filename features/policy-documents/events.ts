import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import { listEvents } from '#src/listing/messages';
import type { ClauseHits, ListView, Overview, PolicyPage } from './contract';
import type { Attachment, Comparison, PolicyDocument } from './contract-document';
import type { PriceDocument } from './contract-prices';
import type { DocumentView } from './document-view';

export interface CompareQuery {
  readonly id: string;
  readonly withId: string;
}

export const events = defineEvents('policyDocuments', {
  ...listEvents<ListView, PolicyPage>(),
  /** Years and places of the form, and what takes effect soon. */
  overviewLoaded: payload<{ readonly overview: Overview }>(),
  /** The form does without years and places. */
  overviewFailed: payload<{ readonly problem: Problem }>(),
  /** The clauses that hold a keyword are asked for. */
  clausesRequested: payload<{ readonly keyword: string }>(),
  /** The clauses that hold the keyword. */
  clausesFound: payload<{ readonly hits: ClauseHits }>(),
  /** The clauses could not be searched. */
  clausesFailed: payload<{ readonly problem: Problem }>(),
  /** What the address says of a document is shown. */
  documentViewed: payload<{ readonly id: string; readonly view: DocumentView }>(),
  /** A document is asked for. */
  documentRequested: payload<{ readonly id: string }>(),
  /** A document with its clauses and what it replaces. */
  documentLoaded: payload<{ readonly document: PolicyDocument }>(),
  /** The document could not be shown. */
  documentFailed: payload<{ readonly problem: Problem }>(),
  /** A comparison is asked for. */
  comparisonRequested: payload<CompareQuery>(),
  /** A document beside another, clause by clause. */
  documentsCompared: payload<{ readonly query: CompareQuery; readonly comparison: Comparison }>(),
  /** The documents could not be compared. */
  comparisonFailed: payload<{ readonly query: CompareQuery; readonly problem: Problem }>(),
  /** A file of the document is on its way. */
  attachmentRequested: payload<{ readonly id: string; readonly rank: number }>(),
  /** The file is saved. */
  attachmentSaved: payload<{ readonly id: string; readonly attachment: Attachment }>(),
  /** The file could not be had; the gateway has said why. */
  attachmentFailed: payload<{ readonly problem: Problem }>(),
  /** A price document is asked for. */
  pricesRequested: payload<{ readonly id: string }>(),
  /** A price document with its table. */
  pricesLoaded: payload<{ readonly prices: PriceDocument }>(),
  /** The prices could not be shown. */
  pricesFailed: payload<{ readonly problem: Problem }>(),
  /** The next visit is compared with this one. */
  visitKept: payload<{ readonly id: string }>(),
  /** The next visit is compared with an earlier one. */
  visitFailed: payload<{ readonly problem: Problem }>(),
});
