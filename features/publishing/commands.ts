import { defineCommands, payload } from '#src/kernel/messages';
import { listCommands } from '#src/listing/messages';
import type { ListView } from './contract';
import type { Comment, TakenStep } from './contract-draft';
import type { Mapping } from './contract-import';
import type { NodeName, TemplateId } from './contract-nodes';
import type { Unsaved } from './edits';

export const commands = defineCommands('publishing', {
  /** Whether the member may publish. */
  checkRight: payload(),
  ...listCommands<ListView>(),
  /** Makes a draft of a project by a template. */
  createDraft: payload<{ readonly templateId: TemplateId; readonly projectId?: string }>(),
  /** One draft; what is not saved is restored, kept or dropped. */
  loadDraft: payload<{ readonly id: string; readonly unsaved?: Unsaved }>(),
  /** Shows another part of the draft. */
  openNode: payload<{ readonly node: NodeName }>(),
  /** Notes what was typed in a cell; it is saved later. */
  editCell: payload<{
    readonly node: NodeName;
    readonly rowId: string;
    readonly column: string;
    readonly typed: string;
  }>(),
  /** Adds an empty row to a sheet. */
  addRow: payload<{ readonly node: NodeName }>(),
  /** Takes a row out of a sheet. */
  removeRow: payload<{ readonly node: NodeName; readonly rowId: string }>(),
  /** Takes back the last edit. */
  undo: payload(),
  /** Does again what was taken back last. */
  redo: payload(),
  /** Stores the edits that the server has not got. */
  save: payload(),
  /** Has the whole draft checked by the rules of publication. */
  check: payload(),
  /** Answers for a finding, with a reason. */
  acknowledge: payload<{ readonly key: string; readonly reason: string }>(),
  /** Masks more of a text than the rules do. */
  maskField: payload<{ readonly field: string; readonly text: string }>(),
  /** Confirms the masking, submits, approves, returns, publishes or withdraws the draft. */
  takeStep: payload<{ readonly step: TakenStep; readonly reason?: string }>(),
  /** Says something to those who edit and review the draft. */
  comment: payload<Pick<Comment, 'node' | 'rowId' | 'column' | 'text'>>(),
  /** Marks a comment as done. */
  resolveComment: payload<{ readonly commentId: string }>(),
  /** Lets the member choose an xlsx file; nothing happens when they choose none. */
  importFile: payload(),
  /** Tells which column of the workbook is which. */
  changeMapping: payload<{ readonly mapping: Mapping }>(),
  /** Saves the rows that were not understood, with reasons. */
  downloadRefusals: payload(),
  /** Puts the rows of the workbook into the draft. */
  acceptImport: payload<{ readonly withRefused: boolean }>(),
  /** Drops the workbook; the draft stays as it is. */
  closeImport: payload(),
});
