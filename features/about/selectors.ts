import type { AboutState } from './state';

const own = (state: unknown) => (state as { readonly about: AboutState }).about;

export const selectSiteInfo = (state: unknown) => own(state).siteInfo;
export const selectDraft = (state: unknown) => own(state).draft;
export const selectStatus = (state: unknown) => own(state).status;
export const selectComplaint = (state: unknown) => own(state).complaint;
export const selectConfirmation = (state: unknown) => own(state).confirmation;
