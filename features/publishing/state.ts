import { codes } from '#src/contract/codes';
import { createReducer } from '@reduxjs/toolkit';
import type { Problem } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { isListEvent, listReducer, type ListState } from '#src/listing/list-state';
import { draftList, type DraftPage, type ListView } from './contract';
import type { Draft } from './contract-draft';
import type { ImportState } from './import-state';
import { NODE_NAMES, type NodeName } from './contract-nodes';
import { afterSave, editsOf, onTopOf, reversed, withCell, withoutRow, withRow, type Edits } from './edits';
import { events } from './events';

export interface PublishingState {
  readonly globalId: string;
  readonly right: 'unknown' | 'yes' | 'no' | 'lost';
  readonly rightProblem?: Problem;
  /** Page of this section that is open; absent on the pages of others. */
  readonly place?: { readonly page: 'list' } | { readonly page: 'draft'; readonly id: string };
  readonly node: NodeName;
  readonly list: ListState<ListView, DraftPage>;
  readonly creation: { readonly isBusy: boolean; readonly problem?: Problem };
  readonly draft?: Draft;
  readonly draftProblem?: Problem;
  readonly edits?: Edits;
  readonly saving: 'rest' | 'saving' | 'failed' | 'outdated';
  readonly savingProblem?: Problem;
  readonly isChanging: boolean;
  readonly changeProblem?: Problem;
  readonly file?: ImportState;
}

export const initialState: PublishingState = {
  globalId: '',
  right: 'unknown',
  node: '概况',
  list: { status: 'idle', view: draftList.viewFrom({}) },
  creation: { isBusy: false },
  saving: 'rest',
  isChanging: false,
};

const list = listReducer<ListView, DraftPage>(events, initialState.list.view);
const nodeIn = (name = ''): NodeName => NODE_NAMES.find((node) => node === name) ?? '概况';

const closed = ({
  draft: _d,
  draftProblem: _p,
  edits: _e,
  file: _f,
  ...state
}: PublishingState): PublishingState => ({
  ...state,
  saving: 'rest',
  isChanging: false,
});

const entered = (
  state: PublishingState,
  {
    name,
    params,
    query,
  }: { name: string; params: Readonly<Record<string, string>>; query: Readonly<Record<string, string>> },
): PublishingState => {
  if (name === draftList.route)
    return {
      ...closed(state),
      place: { page: 'list' },
      list: { ...state.list, view: draftList.viewFrom(query) },
    };
  const { place: _, ...elsewhere } = state;
  if (name !== 'publishingDetail') return closed(elsewhere);
  const id = params.id ?? '';
  const isSame = state.place?.page === 'draft' && state.place.id === id;
  const { changeProblem: __, ...kept } = isSame ? state : closed(state);
  return { ...kept, place: { page: 'draft', id }, node: nodeIn(params.nodeItemName) };
};

const edited = (state: PublishingState, change: (edits: Edits) => Edits): PublishingState =>
  state.edits ? { ...state, edits: change(state.edits) } : state;

/** An answer about a draft that was left, or from before what stands there, changes nothing. */
const ofPlace = (
  state: PublishingState,
  { id, version }: { readonly id: string; readonly version?: number },
  change: (state: PublishingState) => PublishingState,
): PublishingState => {
  const { place, draft } = state;
  const isHere = place?.page === 'draft' && place.id === id;
  return isHere && (!draft || (version ?? draft.version) >= draft.version) ? change(state) : state;
};

const shown = (state: PublishingState, draft: Draft, keepEdits: boolean): PublishingState => {
  const { draftProblem: _, changeProblem: __, savingProblem: ___, ...rest } = state;
  return {
    ...rest,
    draft,
    edits: state.edits && keepEdits ? onTopOf(state.edits, draft.nodes) : editsOf(draft.nodes),
    saving: 'rest',
    isChanging: false,
  };
};

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(auth.loggedIn, (state, { payload }): PublishingState => ({
      ...state,
      globalId: payload.user.globalId,
    }))
    // The place stays: the next login finds the same page.
    .addCase(auth.loggedOut, ({ place, list: { view }, node }): PublishingState => ({
      ...initialState,
      ...(place && { place }),
      list: { ...initialState.list, view },
      node,
    }))
    .addCase(navigation.routeEntered, (state, { payload }): PublishingState => entered(state, payload))
    .addCase(events.rightLoaded, ({ rightProblem: _, ...state }, { payload }): PublishingState => ({
      ...state,
      right: payload.canPublish ? 'yes' : 'no',
    }))
    .addCase(events.rightFailed, (state, { payload }): PublishingState => ({
      ...state,
      right: 'lost',
      rightProblem: payload.problem,
    }))
    .addCase(events.creationRequested, (state): PublishingState => ({ ...state, creation: { isBusy: true } }))
    .addCase(events.draftCreated, (state): PublishingState => ({ ...state, creation: { isBusy: false } }))
    .addCase(events.creationFailed, (state, { payload }): PublishingState => ({
      ...state,
      creation: { isBusy: false, problem: payload.problem },
    }))
    .addCase(events.draftLoaded, (state, { payload: { draft, unsaved } }) =>
      ofPlace(state, draft, (here) => shown(here, draft, unsaved === 'keep')),
    )
    .addCase(events.draftFailed, (state, { payload: { id, problem } }) =>
      ofPlace(state, { id }, (here) => ({ ...closed(here), draftProblem: problem })),
    )
    .addCase(events.draftChanged, (state, { payload: { draft } }) =>
      ofPlace(state, draft, (here) => shown(here, draft, true)),
    )
    .addCase(events.cellEdited, (state, { payload }) => edited(state, (edits) => withCell(edits, payload)))
    .addCase(events.rowAdded, (state, { payload }) =>
      edited(state, (edits) => withRow(edits, payload.node, payload.rowId)),
    )
    .addCase(events.rowRemoved, (state, { payload }) =>
      edited(state, (edits) => withoutRow(edits, payload.node, payload.rowId)),
    )
    .addCase(events.editReversed, (state, { payload }) =>
      edited(state, (edits) => reversed(edits, payload.by)),
    )
    .addCase(events.editsFound, (state, { payload: { id, nodes, isOutdated } }) =>
      ofPlace(state, { id }, (here) => ({
        ...edited(here, (edits) => ({ ...edits, nodes: { ...edits.nodes, ...nodes } })),
        saving: isOutdated ? 'outdated' : 'rest',
      })),
    )
    .addCase(events.savingRequested, (state, { payload }) =>
      ofPlace(state, payload, ({ savingProblem: _, ...here }) => ({ ...here, saving: 'saving' })),
    )
    .addCase(events.draftSaved, (state, { payload: { id, saved, nodes } }) =>
      ofPlace(state, { id, version: saved.version }, (here) => ({
        ...edited(here, (edits) => afterSave(edits, nodes)),
        saving: 'rest',
        ...(here.draft && { draft: { ...here.draft, ...saved, isChecked: false } }),
      })),
    )
    .addCase(events.savingFailed, (state, { payload: { id, problem } }) =>
      ofPlace(state, { id }, (here) => ({
        ...here,
        saving: problem.code === codes.conflict ? 'outdated' : 'failed',
        savingProblem: problem,
      })),
    )
    .addCase(events.changeRequested, (state, { payload }) =>
      ofPlace(state, payload, ({ changeProblem: _, ...here }) => ({ ...here, isChanging: true })),
    )
    .addCase(events.changeFailed, (state, { payload: { id, problem } }) =>
      ofPlace(state, { id }, (here) => ({ ...here, isChanging: false, changeProblem: problem })),
    )
    .addCase(events.importRequested, ({ file, ...state }, { payload: { mapping } }): PublishingState => ({
      ...state,
      file: { ...(mapping && file), mapping: mapping ?? [], status: 'reading', isReadAsMapped: false },
    }))
    .addCase(events.fileUnderstood, (state, { payload }): PublishingState => ({
      ...state,
      file: { status: 'shown', isReadAsMapped: true, ...payload },
    }))
    .addCase(events.acceptRequested, ({ file, ...state }): PublishingState => ({
      ...state,
      ...(file && { file: { ...file, status: 'storing' } }),
    }))
    .addCase(events.importFailed, ({ file, ...state }, { payload }): PublishingState => ({
      ...state,
      file: { mapping: [], isReadAsMapped: false, ...file, status: 'failed', problem: payload.problem },
    }))
    .addCase(events.importAccepted, ({ file: _, ...state }): PublishingState => state)
    .addCase(events.importClosed, ({ file: _, ...state }): PublishingState => state)
    .addMatcher(isListEvent(events), (state, event): PublishingState => ({
      ...state,
      list: list(state.list, event),
    })),
);
