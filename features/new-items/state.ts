import { createReducer } from '@reduxjs/toolkit';
import type { Problem } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import type { FileType, ItemPage, OpenProjects } from './contract';
import { events } from './events';
import { viewFrom, type ItemsView } from './list-view';
import type { OpenSheet } from './open-sheet';

export interface NewItemsState {
  readonly view: ItemsView;
  /** Regions with open projects. */
  readonly areaIds?: readonly string[];
  readonly hasLostAreas: boolean;
  readonly projects?: OpenProjects;
  readonly isListing: boolean;
  /** Whose the sheet is. */
  readonly bidNodeId?: string;
  readonly sheet?: OpenSheet;
  /** Why there is nothing to see. */
  readonly closure?: string;
  readonly items?: ItemPage;
  readonly isSearching: boolean;
  readonly problem?: Problem;
  readonly downloading?: FileType;
}
export const initialState: NewItemsState = {
  view: {},
  hasLostAreas: false,
  isListing: false,
  isSearching: false,
};

const lost = ({ downloading: _, ...state }: NewItemsState, problem: Problem): NewItemsState => ({
  ...state,
  isListing: false,
  isSearching: false,
  problem,
});

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(auth.loggedOut, ({ view }): NewItemsState => ({ ...initialState, view }))
    .addCase(navigation.routeEntered, (state, { payload: { name, query } }): NewItemsState => {
      if (name !== 'newItems') return initialState;
      const view = viewFrom(query);
      const { problem: _, ...rest } = state;
      if (view.bidNodeId === state.view.bidNodeId) return { ...rest, view };
      const { areaIds } = state;
      return { ...initialState, view, ...(areaIds && { areaIds }) };
    })
    .addCase(events.areasLoaded, (state, { payload }): NewItemsState => ({
      ...state,
      areaIds: payload.areaIds,
      hasLostAreas: false,
    }))
    .addCase(events.areasFailed, (state): NewItemsState => ({ ...state, hasLostAreas: true }))
    .addCase(events.projectsRequested, ({ problem: _, ...state }): NewItemsState => ({
      ...state,
      isListing: true,
    }))
    .addCase(events.projectsLoaded, (state, { payload }): NewItemsState => ({
      ...state,
      isListing: false,
      projects: payload.page,
    }))
    .addCase(events.projectsFailed, (state, { payload }) => lost(state, payload.problem))
    .addCase(events.sheetRequested, ({ problem: _, closure: __, ...state }): NewItemsState => state)
    .addCase(events.sheetLoaded, (state, { payload }): NewItemsState => ({ ...state, ...payload }))
    .addCase(events.closureFound, (state, { payload }): NewItemsState => ({
      ...state,
      closure: payload.reason,
    }))
    .addCase(events.sheetFailed, (state, { payload }) => lost(state, payload.problem))
    .addCase(events.itemsRequested, ({ problem: _, ...state }): NewItemsState => ({
      ...state,
      isSearching: true,
    }))
    .addCase(events.itemsLoaded, (state, { payload }): NewItemsState => ({
      ...state,
      isSearching: false,
      items: payload.page,
    }))
    .addCase(events.itemsFailed, (state, { payload }) => lost(state, payload.problem))
    .addCase(events.downloadRequested, (state, { payload }): NewItemsState => ({
      ...state,
      downloading: payload.type,
    }))
    .addCase(events.fileSaved, ({ downloading: _, ...state }): NewItemsState => state)
    .addCase(events.downloadFailed, ({ downloading: _, ...state }): NewItemsState => state),
);
