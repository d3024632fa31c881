import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { ImportChoices, ImportKinds, ImportPreview, ImportReceipt } from './contract';

interface Failed {
  readonly problem: Problem;
}

export const events = defineEvents('recordImports', {
  /** The kinds are asked for. */
  kindsRequested: payload(),
  /** What can come in, and what came in lately. */
  kindsLoaded: payload<{ readonly offered: ImportKinds }>(),
  /** What can come in is not known; without the right nothing can. */
  kindsFailed: payload<Failed>(),
  /** A file is read by the server, under these choices where there are any. */
  readingRequested: payload<{ readonly choices?: ImportChoices }>(),
  /** The file was read, or what it lacks is told. */
  fileUnderstood: payload<{ readonly preview: ImportPreview }>(),
  /** The file cannot be read like this. */
  readingFailed: payload<Failed>(),
  /** The rows are on their way into the database. */
  acceptRequested: payload(),
  /** The rows are stored. */
  recordsImported: payload<{ readonly importId: string; readonly receipt: ImportReceipt }>(),
  /** Nothing of the file is stored. */
  importFailed: payload<Failed & { readonly importId: string }>(),
  /** The rows that did not come in were not saved as a file; a notice says why. */
  refusalsFailed: payload<Failed>(),
  /** The file was dropped, or its page left: no answer about it is waited for. */
  fileClosed: payload(),
});
