import type { HomeState } from './state';

const own = (state: unknown) => (state as { readonly home: HomeState }).home;

export const selectContent = (state: unknown) => own(state).content;
/** Of the last attempt; undefined while another is under way. */
export const selectProblem = (state: unknown) => own(state).problem;
