import type { SearchState } from './state';

const own = (state: unknown) => (state as { readonly search: SearchState }).search;

export const selectWords = (state: unknown) => own(state).words;
export const selectRunning = (state: unknown) => own(state).running;
export const selectLastSearch = (state: unknown) => own(state).last;
export const selectIsMember = (state: unknown) => own(state).isMember;
