import { createSelector } from '@reduxjs/toolkit';
import { NODE_NAMES, type NodeName } from './contract-nodes';
import { unsavedOf } from './edits';
import type { PublishingState } from './state';

const own = (state: unknown) => (state as { readonly publishing: PublishingState }).publishing;

export const selectGlobalId = (state: unknown) => own(state).globalId;
export const selectRight = (state: unknown) => own(state).right;
export const selectRightProblem = (state: unknown) => own(state).rightProblem;
export const selectPlace = (state: unknown) => own(state).place;
export const selectView = (state: unknown) => own(state).view;
export const selectList = (state: unknown) => own(state).list;
export const selectCreation = (state: unknown) => own(state).creation;
export const selectDraft = (state: unknown) => own(state).draft;
export const selectDraftProblem = (state: unknown) => own(state).draftProblem;
export const selectNode = (state: unknown) => own(state).node;
export const selectEdits = (state: unknown) => own(state).edits;
export const selectRows = (state: unknown) => own(state).edits?.nodes[own(state).node];
export const selectSaving = (state: unknown) => own(state).saving;
export const selectSavingProblem = (state: unknown) => own(state).savingProblem;
export const selectIsChanging = (state: unknown) => own(state).isChanging;
export const selectChangeProblem = (state: unknown) => own(state).changeProblem;
export const selectFile = (state: unknown) => own(state).file;

/** Nodes with edits the server has not got; undefined when it has all. */
export const selectUnsaved = createSelector([selectEdits], (edits) => edits && unsavedOf(edits));

const selectFindings = (state: unknown) => own(state).draft?.findings;
/** How many findings each node has that nobody has answered for. */
export const selectOpenFindings = createSelector([selectFindings], (findings = []) => {
  const open = findings.filter(({ level, acknowledged }) => level === 'error' || !acknowledged?.trim());
  return Object.fromEntries(
    NODE_NAMES.map((name) => [name, open.filter(({ node }) => node === name).length]),
  ) as Record<NodeName, number>;
});
