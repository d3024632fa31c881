import { defineCommands, payload } from '#src/kernel/messages';
import { listCommands } from '#src/listing/messages';
import type { ContactDraft } from './contact-draft';
import type { ListView } from './contract';
import type { DetailChange, DetailView, IndexQuery } from './detail-view';

export const commands = defineCommands('costIndexes', {
  ...listCommands<ListView>(),
  /** An address of the page of an index was entered. */
  viewIndex: payload<{ readonly id: string; readonly view: DetailView }>(),
  /** One series with its points, in the months and base of the question. */
  loadIndex: payload<IndexQuery>(),
  /** Changes part of the series' view; an undefined value clears it. */
  changeView: payload<DetailChange>(),
  /** Puts name, period, value and source on the clipboard. */
  copyCitation: payload<{ readonly citation: string }>(),
  /** What stands in the form, so that it is there again after a login or a reload. */
  keepDraft: payload<ContactDraft>(),
  /** Leaves a contact for questions about this index. */
  addContact: payload<ContactDraft & { readonly seriesId: string }>(),
  /** After the thanks: an empty form. */
  beginAnew: payload(),
});
