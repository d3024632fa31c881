import type { RegionsState } from './state';

const own = (state: unknown) => (state as { readonly regions: RegionsState }).regions;

export const selectAreas = (state: unknown) => own(state).areas;
export const selectCategories = (state: unknown) => own(state).categories;
export const selectCurrentRegion = (state: unknown) => own(state).current;
export const selectAreasFailed = (state: unknown) => own(state).status === 'failed';
