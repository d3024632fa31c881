import { defineCommands, payload } from '#src/kernel/messages';
import { listCommands } from '#src/listing/messages';
import type { ListView } from './contract';
import type { Attachment } from './contract-document';
import type { DocumentView } from './document-view';

export const commands = defineCommands('policyDocuments', {
  ...listCommands<ListView>(),
  /** Years and places of the form, and what takes effect soon. */
  loadOverview: payload(),
  /** The clauses that hold a keyword. */
  findClauses: payload<{ readonly keyword: string }>(),
  /** An address of a document was entered. */
  viewDocument: payload<{ readonly id: string; readonly view: DocumentView }>(),
  /** A document with its clauses and what it replaces. */
  loadDocument: payload<{ readonly id: string }>(),
  /** Goes to the comparison with another document, or back from it. */
  chooseComparison: payload<{ readonly withId: string | undefined }>(),
  /** A document beside another, clause by clause. */
  compareDocuments: payload<{ readonly id: string; readonly withId: string }>(),
  /** Saves a file of the document. */
  saveAttachment: payload<{ readonly id: string; readonly attachment: Attachment }>(),
  /** A price document with its table. */
  loadPrices: payload<{ readonly id: string }>(),
  /** Remembers that the member saw this issue. */
  keepVisit: payload<{ readonly id: string }>(),
});
