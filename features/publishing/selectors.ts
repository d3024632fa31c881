import { selectorsOf } from '#src/kernel/state';
import { createSelector } from '@reduxjs/toolkit';
import { NODE_NAMES, type NodeName } from './contract-nodes';
import { unsavedOf } from './edits';
import type { PublishingState } from './state';

export type { ImportState } from './import-state';

const select = selectorsOf<PublishingState>('publishing');

export const selectGlobalId = select((own) => own.globalId);
export const selectRight = select((own) => own.right);
export const selectRightProblem = select((own) => own.rightProblem);
export const selectPlace = select((own) => own.place);
export const selectList = select((own) => own.list);
export const selectCreation = select((own) => own.creation);
export const selectDraft = select((own) => own.draft);
export const selectDraftProblem = select((own) => own.draftProblem);
export const selectNode = select((own) => own.node);
export const selectEdits = select((own) => own.edits);
export const selectRows = select(({ edits, node }) => edits?.nodes[node]);
export const selectSaving = select((own) => own.saving);
export const selectSavingProblem = select((own) => own.savingProblem);
export const selectIsChanging = select((own) => own.isChanging);
export const selectChangeProblem = select((own) => own.changeProblem);
export const selectFile = select((own) => own.file);

/** Nodes with edits the server has not got; undefined when it has all. */
export const selectUnsaved = createSelector([selectEdits], (edits) => edits && unsavedOf(edits));

const selectFindings = select((own) => own.draft?.findings);
/** How many findings each node has that nobody has answered for. */
export const selectOpenFindings = createSelector([selectFindings], (findings = []) => {
  const open = findings.filter(({ level, acknowledged }) => level === 'error' || !acknowledged?.trim());
  return Object.fromEntries(
    NODE_NAMES.map((name) => [name, open.filter(({ node }) => node === name).length]),
  ) as Record<NodeName, number>;
});
