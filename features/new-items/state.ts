import { createReducer } from '@reduxjs/toolkit';
import type { Problem } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { isListEvent, listReducer, type ListState } from '#src/listing/list-state';
import { itemList, type FileType, type ItemPage, type ItemsView, type OpenProjects } from './contract';
import { events } from './events';
import type { OpenSheet } from './open-sheet';

export interface NewItemsState {
  /** Its view is that of the page. */
  readonly items: ListState<ItemsView, ItemPage>;
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
  readonly problem?: Problem;
  readonly downloading?: FileType;
}
export const initialState: NewItemsState = {
  items: { status: 'idle', view: {} },
  hasLostAreas: false,
  isListing: false,
};

const items = listReducer<ItemsView, ItemPage>(events, {});

const withoutDownload = ({ downloading: _, ...state }: NewItemsState): NewItemsState => state;

const lost = ({ downloading: _, ...state }: NewItemsState, problem: Problem): NewItemsState => ({
  ...state,
  isListing: false,
  problem,
});

/** An answer about a project that was left is not of the one that is open. */
const ofProject = (
  state: NewItemsState,
  { bidNodeId }: { readonly bidNodeId?: string },
  change: (state: NewItemsState) => NewItemsState,
): NewItemsState => (state.items.view.bidNodeId === bidNodeId ? change(state) : state);
/** Nor is one about the list of projects. */
const ofList = (state: NewItemsState, change: (state: NewItemsState) => NewItemsState): NewItemsState =>
  ofProject(state, {}, change);

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(auth.loggedOut, ({ items: { view } }): NewItemsState => ({
      ...initialState,
      items: { status: 'idle', view },
    }))
    .addCase(navigation.routeEntered, (state, { payload: { name, query } }): NewItemsState => {
      if (name !== itemList.route) return initialState;
      // Addresses of before name the page `pageNo`.
      const view = itemList.viewFrom({ page: query.pageNo, ...query });
      const { problem: _, areaIds, items, ...rest } = state;
      const known = areaIds && { areaIds };
      if (view.bidNodeId === items.view.bidNodeId) return { ...rest, ...known, items: { ...items, view } };
      return { ...initialState, items: { status: 'idle', view }, ...known };
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
    .addCase(events.projectsLoaded, (state, { payload: { page } }) =>
      ofList(state, (here) => ({ ...here, isListing: false, projects: page })),
    )
    .addCase(events.projectsFailed, (state, { payload: { problem } }) =>
      ofList(state, (here) => lost(here, problem)),
    )
    .addCase(events.sheetRequested, ({ problem: _, closure: __, ...state }): NewItemsState => state)
    .addCase(events.sheetLoaded, (state, { payload }) =>
      ofProject(state, payload, (here) => ({ ...here, ...payload })),
    )
    .addCase(events.closureFound, (state, { payload }) =>
      ofProject(state, payload, (here) => ({ ...here, closure: payload.reason })),
    )
    .addCase(events.sheetFailed, (state, { payload }) =>
      ofProject(state, payload, (here) => lost(here, payload.problem)),
    )
    .addCase(events.downloadRequested, (state, { payload }) =>
      ofProject(state, payload, (here) => ({ ...here, downloading: payload.type })),
    )
    .addCase(events.fileSaved, (state, { payload }) => ofProject(state, payload, withoutDownload))
    .addCase(events.downloadFailed, (state, { payload }) => ofProject(state, payload, withoutDownload))
    .addMatcher(isListEvent(events), (state, event): NewItemsState => ({
      ...state,
      items: items(state.items, event),
    })),
);
