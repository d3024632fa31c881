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

export const events = defineEvents('publishing', {
  rightLoaded: payload<{ readonly canPublish: boolean }>(),
  rightFailed: payload<Failed>(),
  ...listEvents<ListView, DraftPage>(),
  creationRequested: payload(),
  draftCreated: payload<{ readonly key: DraftKey }>(),
  creationFailed: payload<Failed>(),
  draftLoaded: payload<{ readonly draft: Draft; readonly unsaved: Unsaved }>(),
  draftFailed: payload<Failed>(),
  cellEdited: payload<{
    readonly node: NodeName;
    readonly rowId: string;
    readonly column: string;
    readonly typed: string;
  }>(),
  rowAdded: payload<{ readonly node: NodeName; readonly rowId: string }>(),
  rowRemoved: payload<{ readonly node: NodeName; readonly rowId: string }>(),
  /** Back, or forth again. */
  editReversed: payload<{ readonly by: 'undo' | 'redo' }>(),
  /** Unsaved edits of an earlier visit; `isOutdated` when somebody saved meanwhile. */
  editsFound: payload<{ readonly nodes: Partial<Nodes>; readonly isOutdated: boolean }>(),
  savingRequested: payload(),
  draftSaved: payload<{ readonly saved: Saved; readonly nodes: Partial<Nodes> }>(),
  savingFailed: payload<Failed>(),
  changeRequested: payload(),
  /** The server answers a check, a step or a remark with the whole draft. */
  draftChanged: payload<{ readonly draft: Draft }>(),
  changeFailed: payload<Failed>(),
  importRequested: payload(),
  /** The workbook was read; which column is which field may be changed. */
  fileUnderstood: payload<{ readonly preview: ImportPreview; readonly mapping: Mapping }>(),
  importFailed: payload<Failed>(),
  /** The rows of the workbook are in the draft. */
  importAccepted: payload(),
  importClosed: payload(),
});
