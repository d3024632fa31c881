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
  /** One series is asked for, in the months and base of the address. */
  indexRequested: payload<{ readonly query: IndexQuery }>(),
  /** One series with its points by month. */
  indexLoaded: payload<{ readonly result: IndexResult }>(),
  /** The series could not be shown. */
  indexFailed: payload<{ readonly problem: Problem }>(),
  /** Name, period, value and source are on the clipboard as one sentence. */
  citationCopied: payload(),
  /** The browser allowed no access to its clipboard. */
  copyRejected: payload(),
  /** What was typed before stands in the contact form again. */
  draftFound: payload<{ readonly draft: ContactDraft }>(),
  /** What stands in the contact form, as typed. */
  draftKept: payload<{ readonly draft: ContactDraft }>(),
  /** The wish to be contacted is on its way. */
  contactRequested: payload(),
  /** It is recorded under this number. */
  contactAdded: payload<{ readonly number: string }>(),
  /** The wish is not recorded; the form keeps what was typed. */
  contactFailed: payload<{ readonly problem: Problem }>(),
  /** The contact form is empty again. */
  formCleared: payload(),
});
