import type { NewItemsState } from './state';

const own = (state: unknown) => (state as { readonly newItems: NewItemsState }).newItems;

export const selectView = (state: unknown) => own(state).view;
export const selectAreaIds = (state: unknown) => own(state).areaIds;
export const selectHasLostAreas = (state: unknown) => own(state).hasLostAreas;
export const selectIsListing = (state: unknown) => own(state).isListing;
export const selectProjects = (state: unknown) => own(state).projects;
export const selectSheetOf = (state: unknown) => own(state).bidNodeId;
export const selectSheet = (state: unknown) => own(state).sheet;
export const selectClosure = (state: unknown) => own(state).closure;
export const selectItems = (state: unknown) => own(state).items;
export const selectIsSearching = (state: unknown) => own(state).isSearching;
export const selectProblem = (state: unknown) => own(state).problem;
export const selectDownloading = (state: unknown) => own(state).downloading;
