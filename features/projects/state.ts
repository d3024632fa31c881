import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '../auth/events';
import type { Problem } from '../../src/kernel/send';
import type { ListView, ProjectDetail, ProjectPage } from './contract';
import { events } from './events';

/** While a new page is on its way the old rows stay on the screen. */
export interface ListState {
  readonly status: 'idle' | 'searching' | 'shown' | 'failed';
  readonly view: ListView;
  readonly page?: ProjectPage;
  readonly problem?: Problem;
}
export interface DetailState {
  readonly status: 'idle' | 'loading' | 'shown' | 'failed';
  readonly id?: string;
  /** Whom it is compared with, as the address writes it. */
  readonly peers?: string;
  readonly detail?: ProjectDetail;
  readonly problem?: Problem;
}
export interface ProjectsState {
  readonly list: ListState;
  readonly detail: DetailState;
}
export const initialState: ProjectsState = { list: { status: 'idle', view: {} }, detail: { status: 'idle' } };

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(events.searchStarted, ({ list, detail }, { payload }): ProjectsState => ({
      list: { status: 'searching', view: payload.view, ...(list.page && { page: list.page }) },
      detail,
    }))
    .addCase(events.projectsFound, ({ list, detail }, { payload }): ProjectsState => ({
      list: { status: 'shown', view: list.view, page: payload.page },
      detail,
    }))
    .addCase(events.searchFailed, ({ list, detail }, { payload }): ProjectsState => ({
      list: { ...list, status: 'failed', problem: payload.problem },
      detail,
    }))
    // The same project read in another basis stays on the screen until it comes.
    .addCase(events.detailStarted, ({ list, detail: { id, detail } }, { payload }): ProjectsState => ({
      list,
      detail: { status: 'loading', ...payload, ...(id === payload.id && detail && { detail }) },
    }))
    .addCase(events.detailFound, ({ list, detail: { peers } }, { payload }): ProjectsState => ({
      list,
      detail: {
        status: 'shown',
        id: payload.detail.row.id,
        ...(peers && { peers }),
        detail: payload.detail,
      },
    }))
    .addCase(events.detailLost, ({ list }, { payload }): ProjectsState => ({
      list,
      detail: { status: 'failed', ...payload },
    }))
    // What one member paid for is not left for the next at this screen.
    .addCase(auth.loggedOut, () => initialState),
);
