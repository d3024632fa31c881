import { createReducer } from '@reduxjs/toolkit';
import type { DomainEvent } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import type { RecordKey } from './contract-rows';
import { events } from './events';
import { isListEvent, listReducer, type ListState as Listed } from '#src/listing/list-state';
import { favoriteList, type ChangedFavorites, type FavoritePage, type ListView } from './contract';
import type { FolderList } from './contract-folders';
import { answered, begun, followed, noMarks, settled, type Marks } from './marks';

export interface ListState extends Listed<ListView, FavoritePage> {
  /** Just removed; this may be taken back. */
  readonly removed?: ChangedFavorites;
  readonly folders?: FolderList;
  /** Why they are not here, or not as they are now. */
  readonly foldersProblem?: Problem;
  /** Just moved or removed, and chosen for it no longer. */
  readonly settled?: readonly string[];
}

export interface FavoritesState {
  readonly member?: string;
  /** What a visitor wants to keep as soon as they are logged in. */
  readonly deferred?: RecordKey;
  readonly marks: Marks;
  readonly list: ListState;
}
export const initialState: FavoritesState = {
  marks: noMarks,
  list: { status: 'idle', view: favoriteList.viewFrom({}) },
};

type State = FavoritesState;
const withMarks = (state: State, marks: Marks): State => ({ ...state, marks });
const withList = (state: State, list: ListState): State => ({ ...state, list });
const withoutDeferred = ({ deferred: _, ...state }: State): State => state;

const withoutRemoved = ({ removed: _, ...list }: ListState): ListState => list;
const withoutFoldersProblem = ({ foldersProblem: _, ...list }: ListState): ListState => list;
/** What was removed since stays to be undone. */
const withRestored = (list: ListState, favorites: ChangedFavorites): ListState => {
  const back = new Set(favorites.map(({ id }) => id));
  const removed = list.removed?.filter(({ id }) => !back.has(id)) ?? [];
  return removed.length > 0 ? { ...list, removed } : withoutRemoved(list);
};
const withNote = (list: ListState, id: string, note: string): ListState => {
  const { page } = list;
  if (!page) return list;
  return {
    ...list,
    page: { ...page, rows: page.rows.map((row) => (row.id === id ? { ...row, note } : row)) },
  };
};

const rows = listReducer<ListView, FavoritePage>(events, initialState.list.view);
/** Rows of another list do not stay while its own are on their way. */
const listed = (state: ListState, event: DomainEvent): ListState => {
  const { removed, folders, foldersProblem, settled: before, page, ...list } = state;
  const isOther = events.listRequested.match(event) && event.payload.view.list !== list.view.list;
  return {
    ...rows({ ...list, ...(page && !isOther && { page }) }, event),
    ...(removed && { removed }),
    ...(folders && { folders }),
    ...(foldersProblem && { foldersProblem }),
    ...(before && { settled: before }),
  };
};

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(auth.loggedIn, (state, { payload: { user } }): State => {
      const { deferred } = state;
      if (state.member === user.globalId) return state;
      return { ...initialState, member: user.globalId, ...(deferred && { deferred }) };
    })
    // What one member keeps is not left for the next at this screen.
    .addCase(auth.loggedOut, () => initialState)
    .addCase(auth.loginDialogClosed, (state, { payload }) =>
      payload.by === 'login' ? state : withoutDeferred(state),
    )

    .addCase(events.addDeferred, (state, { payload }): State => ({ ...state, deferred: payload.record }))
    .addCase(events.statusRequested, (state, { payload }) =>
      withMarks(state, { ...state.marks, questions: payload.ordinal }),
    )
    .addCase(events.statusLoaded, (state, { payload }) => withMarks(state, answered(state.marks, payload)))
    .addCase(events.addRequested, (state, { payload }) =>
      withMarks(withoutDeferred(state), begun(state.marks, payload.record, true)),
    )
    .addCase(events.cancelRequested, (state, { payload }) =>
      withMarks(state, begun(state.marks, payload.record, false)),
    )
    .addCase(events.added, (state, { payload }) =>
      withMarks(state, settled(state.marks, [payload.record], true)),
    )
    .addCase(events.cancelled, (state, { payload }) =>
      withMarks(state, settled(state.marks, [payload.record], false)),
    )
    .addCase(events.addRejected, (state, { payload }) =>
      withMarks(state, settled(state.marks, [payload.record], false)),
    )
    .addCase(events.cancelRejected, (state, { payload }) =>
      withMarks(state, settled(state.marks, [payload.record], true)),
    )
    .addCase(events.otherTabFollowed, (state, { payload }) =>
      withMarks(state, followed(state.marks, payload.record, payload.isFavorite)),
    )

    .addCase(events.removed, (state, { payload: { favorites } }) =>
      withMarks(
        withList(state, { ...state.list, removed: favorites, settled: favorites.map(({ id }) => id) }),
        settled(state.marks, favorites, false),
      ),
    )
    .addCase(events.restored, (state, { payload: { favorites } }) =>
      withMarks(withList(state, withRestored(state.list, favorites)), settled(state.marks, favorites, true)),
    )
    .addCase(events.moved, (state, { payload: { ids } }) => withList(state, { ...state.list, settled: ids }))
    .addCase(events.removalDismissed, (state) => withList(state, withoutRemoved(state.list)))
    .addCase(events.noteSaved, (state, { payload: { id, note } }) =>
      withList(state, withNote(state.list, id, note)),
    )
    .addCase(events.foldersLoaded, (state, { payload: { folders } }) =>
      withList(state, { ...withoutFoldersProblem(state.list), folders }),
    )
    .addCase(events.foldersFailed, (state, { payload }) =>
      withList(state, { ...state.list, foldersProblem: payload.problem }),
    )
    .addMatcher(isListEvent(events), (state, event) =>
      withList(state, listed(state.list, event as DomainEvent)),
    ),
);
