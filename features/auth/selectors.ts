import type { AuthState } from './state';

const own = (state: unknown) => (state as { readonly auth: AuthState }).auth;

export const selectUser = (state: unknown) => own(state).user;
export const selectIsLoggedIn = (state: unknown) => own(state).status === 'in';
export const selectIsEntering = (state: unknown) => own(state).status === 'entering';
export const selectIsOut = (state: unknown) => own(state).status === 'out';
export const selectIsSettled = (state: unknown) => own(state).status !== 'unknown';
export const selectProblem = (state: unknown) => own(state).problem;
export const selectPictures = (state: unknown) => own(state).pictures;
export const selectTab = (state: unknown) => own(state).tab ?? 1;
export const selectIsDialogOpen = (state: unknown) => own(state).isDialogOpen;
