import { createReducer } from '@reduxjs/toolkit';
import type { Problem } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import { isSameQuestion, viewFrom, type CompareView } from './compare-view';
import type { Comparison, Saved } from './contract';
import { events } from './events';
import type { TrayItem } from './tray-storage';

/** While other figures are on their way the old ones stay on the screen. */
export interface PageState {
  readonly status: 'idle' | 'loading' | 'shown' | 'failed';
  readonly view: CompareView;
  readonly comparison?: Comparison;
  readonly problem?: Problem;
}
export interface SavedState {
  readonly list: readonly Saved[];
  readonly isSaving: boolean;
  /** Name of what was saved last, until the next try. */
  readonly done?: string;
  readonly problem?: Problem;
}
export interface CompareState {
  readonly member?: string;
  readonly tray: readonly TrayItem[];
  readonly page: PageState;
  readonly saved: SavedState;
}
export const initialState: CompareState = {
  tray: [],
  page: { status: 'idle', view: viewFrom({}) },
  saved: { list: [], isSaving: false },
};

type State = CompareState;
const withPage = (state: State, page: PageState): State => ({ ...state, page });
/** Other projects, or too few, stand in the address by now. */
const answered = (state: State, view: CompareView, page: PageState): State =>
  isSameQuestion(state.page.view, view) ? withPage(state, page) : state;
const withSaved = (state: State, saved: SavedState): State => ({ ...state, saved });

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(auth.loggedIn, (state, { payload: { user } }): State =>
      state.member === user.globalId ? state : { ...initialState, member: user.globalId },
    )
    // What one member paid for is not left for the next at this screen.
    .addCase(auth.loggedOut, () => initialState)
    .addCase(events.trayFound, (state, { payload: { items } }): State => ({ ...state, tray: items }))
    .addCase(events.viewEntered, (state, { payload: { view } }) => withPage(state, { ...state.page, view }))
    .addCase(events.comparisonRequested, (state) => {
      const { view, comparison } = state.page;
      return withPage(state, { status: 'loading', view, ...(comparison && { comparison }) });
    })
    .addCase(events.comparisonLoaded, (state, { payload: { view, comparison } }) =>
      answered(state, view, { status: 'shown', view: state.page.view, comparison }),
    )
    .addCase(events.comparisonFailed, (state, { payload: { view, problem } }) =>
      answered(state, view, { status: 'failed', view: state.page.view, problem }),
    )
    .addCase(events.savedLoaded, (state, { payload: { saved } }) =>
      withSaved(state, { ...state.saved, list: saved }),
    )
    .addCase(events.savingRequested, (state) => withSaved(state, { list: state.saved.list, isSaving: true }))
    .addCase(events.comparisonSaved, (state, { payload: { saved } }) =>
      withSaved(state, {
        list: [saved, ...state.saved.list.filter(({ id }) => id !== saved.id)],
        isSaving: false,
        done: saved.name,
      }),
    )
    .addCase(events.savingRejected, (state, { payload: { problem } }) =>
      withSaved(state, { list: state.saved.list, isSaving: false, problem }),
    )
    .addCase(events.savedRemoved, (state, { payload: { id } }) =>
      withSaved(state, { ...state.saved, list: state.saved.list.filter((one) => one.id !== id) }),
    ),
);
