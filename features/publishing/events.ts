import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import { listEvents } from '#src/listing/messages';
import type { DraftKey, DraftPage, ListView } from './contract';
import type { Draft, Saved } from './contract-draft';
import type { ImportPreview, Mapping } from './contract-import';
import type { NodeName, Nodes } from './contract-nodes';
import type { Unsaved } from './edits';

interface Failed {
  readonly problem: Problem;
}
/** The draft it is about, which may have been left meanwhile. */
interface OfDraft {
  readonly id: string;
}

export const events = defineEvents('publishing', {
  /** Whether this account may publish. */
  rightLoaded: payload<{ readonly canPublish: boolean }>(),
  /** Whether this account may publish is not known. */
  rightFailed: payload<Failed>(),
  ...listEvents<ListView, DraftPage>(),
  /** A new draft is asked for. */
  creationRequested: payload(),
  /** The server has the draft; its page is opened by this key. */
  draftCreated: payload<{ readonly key: DraftKey }>(),
  /** No draft was made. */
  creationFailed: payload<Failed>(),
  /** One draft with its nodes and findings. */
  draftLoaded: payload<{ readonly draft: Draft; readonly unsaved: Unsaved }>(),
  /** The draft could not be shown. */
  draftFailed: payload<OfDraft & Failed>(),
  /** What was typed stands in the cell; the server has not got it yet. */
  cellEdited: payload<{
    readonly node: NodeName;
    readonly rowId: string;
    readonly column: string;
    readonly typed: string;
  }>(),
  /** An empty row stands in the sheet; the server has not got it yet. */
  rowAdded: payload<{ readonly node: NodeName; readonly rowId: string }>(),
  /** The row is gone from the sheet; the server has not heard of it yet. */
  rowRemoved: payload<{ readonly node: NodeName; readonly rowId: string }>(),
  /** Back, or forth again. */
  editReversed: payload<{ readonly by: 'undo' | 'redo' }>(),
  /** Unsaved edits of an earlier visit; `isOutdated` when somebody saved meanwhile. */
  editsFound: payload<OfDraft & { readonly nodes: Partial<Nodes>; readonly isOutdated: boolean }>(),
  /** The edits since the last saving are on their way. */
  savingRequested: payload<OfDraft>(),
  /** The server has these nodes; what was typed meanwhile is still to be saved. */
  draftSaved: payload<OfDraft & { readonly saved: Saved; readonly nodes: Partial<Nodes> }>(),
  /** The edits stay in the browser; after a conflict the draft is outdated. */
  savingFailed: payload<OfDraft & Failed>(),
  /** A change of the draft other than its cells is on its way. */
  changeRequested: payload<OfDraft>(),
  /** The server answers a check, a step or a remark with the whole draft. */
  draftChanged: payload<{ readonly draft: Draft }>(),
  /** The draft is as it was. */
  changeFailed: payload<OfDraft & Failed>(),
  /** A workbook is read by the server, under this mapping where there is one. */
  importRequested: payload<{ readonly mapping?: Mapping }>(),
  /** The workbook was read; which column is which field may be changed. */
  fileUnderstood: payload<{ readonly preview: ImportPreview; readonly mapping: Mapping }>(),
  /** The rows of the workbook are on their way into the draft. */
  acceptRequested: payload(),
  /** Nothing of the workbook went into the draft. */
  importFailed: payload<Failed>(),
  /** The rows that did not go in were not saved as a file; a notice says why. */
  refusalsFailed: payload<Failed>(),
  /** The rows of the workbook are in the draft. */
  importAccepted: payload(),
  /** The workbook was dropped, or its draft left: no answer about it is waited for. */
  importClosed: payload(),
});
