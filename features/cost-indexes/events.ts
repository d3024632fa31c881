import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import { listEvents } from '#src/listing/messages';
import type { ContactDraft } from './contact-draft';
import type { IndexList, IndexResult, ListView } from './contract';
import type { DetailView, IndexQuery } from './detail-view';

export const events = defineEvents('costIndexes', {
  ...listEvents<ListView, IndexList>(),
  /** What the address says of the index is shown. */
  indexViewed: payload<{ readonly id: string; readonly view: DetailView }>(),
  indexRequested: payload<{ readonly wish: IndexQuery }>(),
  indexLoaded: payload<{ readonly result: IndexResult }>(),
  indexFailed: payload<{ readonly problem: Problem }>(),
  citationCopied: payload(),
  /** The browser allowed no access to its clipboard. */
  copyRejected: payload(),
  /** What was typed before stands in the contact form again. */
  draftFound: payload<{ readonly draft: ContactDraft }>(),
  draftKept: payload<{ readonly draft: ContactDraft }>(),
  contactRequested: payload(),
  /** It is recorded under this number. */
  contactAdded: payload<{ readonly number: string }>(),
  contactFailed: payload<{ readonly problem: Problem }>(),
  /** The contact form is empty again. */
  formCleared: payload(),
});
