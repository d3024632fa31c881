import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { ContactDraft } from './contact-draft';
import type { IndexList, IndexResult } from './contract';
import type { DetailView, Wish } from './detail-view';
import type { ListView } from './list-view';

export const events = defineEvents('costIndexes', {
  searchStarted: payload<{ readonly view: ListView }>(),
  indexesFound: payload<{ readonly found: IndexList }>(),
  searchFailed: payload<{ readonly problem: Problem }>(),
  indexViewed: payload<{ readonly id: string; readonly view: DetailView }>(),
  indexStarted: payload<{ readonly wish: Wish }>(),
  indexFound: payload<{ readonly result: IndexResult }>(),
  indexLost: payload<{ readonly problem: Problem }>(),
  citationCopied: payload(),
  /** The browser allowed no access to its clipboard. */
  copyRefused: payload(),
  draftFound: payload<{ readonly draft: ContactDraft }>(),
  draftKept: payload<{ readonly draft: ContactDraft }>(),
  contactStarted: payload(),
  contactAdded: payload<{ readonly number: string }>(),
  contactFailed: payload<{ readonly problem: Problem }>(),
  formCleared: payload(),
});
