import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import type { Problem } from '#src/kernel/send';
import {
  projectList,
  type DetailQuery,
  type ListView,
  type ProjectDetail,
  type ProjectPage,
} from './contract';
import type { FigureKind } from './contract-verdicts';
import { basisAsked, basisEntered, NO_BASIS, type ListBasis } from '#src/listing/list-basis';
import { isListEvent, listReducer, type ListState } from '#src/listing/list-state';
import { events } from './events';

export interface DetailState {
  readonly status: 'idle' | 'loading' | 'shown' | 'failed';
  /** Asked for last. */
  readonly query?: DetailQuery;
  readonly detail?: ProjectDetail;
  readonly problem?: Problem;
}
/** A figure somebody is just marking, or could not. */
export interface MarkingState {
  readonly isBusy: boolean;
  readonly kind?: FigureKind;
  readonly name?: string;
  readonly problem?: Problem;
}
export interface ProjectsState {
  readonly list: ListState<ListView, ProjectPage>;
  readonly listBasis: ListBasis;
  readonly detail: DetailState;
  readonly marking: MarkingState;
}
export const initialState: ProjectsState = {
  list: { status: 'idle', view: {} },
  listBasis: NO_BASIS,
  detail: { status: 'idle' },
  marking: { isBusy: false },
};

const list = listReducer(events, {});

/** What is marked in a project that was left is not of the one that is open. */
const marked = (state: ProjectsState, id: string, marking: MarkingState): ProjectsState =>
  state.detail.query?.id === id ? { ...state, marking } : state;

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(navigation.routeEntered, (state, { payload }): ProjectsState => ({
      ...state,
      listBasis: basisEntered(projectList, state.listBasis, payload),
    }))
    // The same project read in another basis stays on the screen until it comes.
    .addCase(
      events.detailRequested,
      ({ detail: { detail }, ...state }, { payload: query }): ProjectsState => ({
        ...state,
        marking: { isBusy: false },
        detail: { status: 'loading', query, ...(detail?.row.id === query.id && { detail }) },
      }),
    )
    .addCase(
      events.detailLoaded,
      ({ detail: { query }, ...state }, { payload: { detail } }): ProjectsState => ({
        ...state,
        detail: { status: 'shown', ...(query && { query }), detail },
      }),
    )
    .addCase(
      events.detailFailed,
      ({ detail: { query }, ...state }, { payload: { problem } }): ProjectsState => ({
        ...state,
        detail: { status: 'failed', ...(query && { query }), problem },
      }),
    )
    .addCase(events.markRequested, (state, { payload: { id, ...mark } }) =>
      marked(state, id, { isBusy: true, ...mark }),
    )
    .addCase(events.figureMarked, (state, { payload: { id, verdicts } }): ProjectsState => {
      const { detail, ...rest } = marked(state, id, { isBusy: false });
      return {
        ...rest,
        detail:
          detail.detail?.row.id === id
            ? { ...detail, detail: { ...detail.detail, verdicts: [...verdicts] } }
            : detail,
      };
    })
    .addCase(events.markFailed, (state, { payload: { id, problem } }) =>
      marked(state, id, { ...state.marking, isBusy: false, problem }),
    )
    // What one member paid for is not left for the next at this screen.
    .addCase(auth.loggedOut, ({ listBasis }) => ({ ...initialState, listBasis }))
    .addMatcher(isListEvent(events), (state, event): ProjectsState => ({
      ...state,
      list: list(state.list, event),
      ...(events.listRequested.match(event) && { listBasis: basisAsked(state.listBasis) }),
    })),
);
