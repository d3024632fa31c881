import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import type { RecordKey } from './contract-rows';
import { events } from './events';
import { emptyList, started, withNote, withoutRemoved, type ListState } from './list-state';
import { answered, begun, followed, noMarks, settled, type Marks } from './marks';

export interface FavoritesState {
  readonly member?: string;
  /** What a visitor wants to keep as soon as they are logged in. */
  readonly deferred?: RecordKey;
  readonly marks: Marks;
  readonly list: ListState;
}
export const initialState: FavoritesState = { marks: noMarks, list: emptyList };

type State = FavoritesState;
const withMarks = (state: State, marks: Marks): State => ({ ...state, marks });
const withList = (state: State, list: ListState): State => ({ ...state, list });
const withoutDeferred = ({ deferred: _, ...state }: State): State => state;

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
      payload.by === 'member' ? withoutDeferred(state) : state,
    )

    .addCase(events.addDeferred, (state, { payload }): State => ({ ...state, deferred: payload.record }))
    .addCase(events.statusAsked, (state, { payload }) =>
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

    .addCase(events.listRequested, (state, { payload }) => withList(state, started(state.list, payload.view)))
    .addCase(events.listLoaded, (state, { payload }) =>
      withList(state, { ...state.list, status: 'shown', page: payload.page }),
    )
    .addCase(events.listFailed, (state, { payload }) =>
      withList(state, { ...state.list, status: 'failed', problem: payload.problem }),
    )
    .addCase(events.removed, (state, { payload: { favorites } }) =>
      withMarks(
        withList(state, { ...state.list, removed: favorites }),
        settled(state.marks, favorites, false),
      ),
    )
    .addCase(events.restored, (state, { payload: { favorites } }) =>
      withMarks(withList(state, withoutRemoved(state.list)), settled(state.marks, favorites, true)),
    )
    .addCase(events.removalDismissed, (state) => withList(state, withoutRemoved(state.list)))
    .addCase(events.noteSaved, (state, { payload: { id, note } }) =>
      withList(state, withNote(state.list, id, note)),
    )
    .addCase(events.foldersLoaded, (state, { payload: { folders } }) =>
      withList(state, { ...state.list, folders }),
    ),
);
