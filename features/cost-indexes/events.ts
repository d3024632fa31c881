import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { ContactDraft } from './contact-draft';
import type { IndexList, IndexResult } from './contract';
import type { DetailView, IndexQuery } from './detail-view';
import type { ListView } from './list-view';

export const events = defineEvents('costIndexes', {
  listRequested: payload<{ readonly view: ListView }>(),
  listLoaded: payload<{ readonly found: IndexList }>(),
  listFailed: payload<{ readonly problem: Problem }>(),
  indexViewed: payload<{ readonly id: string; readonly view: DetailView }>(),
  indexRequested: payload<{ readonly wish: IndexQuery }>(),
  indexLoaded: payload<{ readonly result: IndexResult }>(),
  indexFailed: payload<{ readonly problem: Problem }>(),
  citationCopied: payload(),
  /** The browser allowed no access to its clipboard. */
  copyRejected: payload(),
  draftFound: payload<{ readonly draft: ContactDraft }>(),
  draftKept: payload<{ readonly draft: ContactDraft }>(),
  contactRequested: payload(),
  contactAdded: payload<{ readonly number: string }>(),
  contactFailed: payload<{ readonly problem: Problem }>(),
  formCleared: payload(),
});
