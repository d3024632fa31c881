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
  createDraft: payload<{ readonly templateId: TemplateId; readonly projectId?: string }>(),
  loadDraft: payload<{ readonly id: string; readonly unsaved?: Unsaved }>(),
  /** Shows another part of the draft. */
  openNode: payload<{ readonly node: NodeName }>(),
  editCell: payload<{
    readonly node: NodeName;
    readonly rowId: string;
    readonly column: string;
    readonly typed: string;
  }>(),
  addRow: payload<{ readonly node: NodeName }>(),
  removeRow: payload<{ readonly node: NodeName; readonly rowId: string }>(),
  undo: payload(),
  redo: payload(),
  save: payload(),
  check: payload(),
  /** Answers for a finding, with a reason. */
  acknowledge: payload<{ readonly key: string; readonly reason: string }>(),
  /** Masks more of a text than the rules do. */
  maskField: payload<{ readonly field: string; readonly text: string }>(),
  /** Confirms the masking, submits, approves, returns, publishes or withdraws the draft. */
  takeStep: payload<{ readonly step: TakenStep; readonly reason?: string }>(),
  comment: payload<Pick<Comment, 'node' | 'rowId' | 'column' | 'text'>>(),
  resolveComment: payload<{ readonly commentId: string }>(),
  /** Lets the member choose an xlsx file; nothing happens when they choose none. */
  importFile: payload(),
  changeMapping: payload<{ readonly mapping: Mapping }>(),
  downloadRefusals: payload(),
  acceptImport: payload<{ readonly withRefused: boolean }>(),
  closeImport: payload(),
});
