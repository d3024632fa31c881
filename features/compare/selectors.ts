import type { CompareState } from './state';

const own = (state: unknown) => (state as { readonly compare: CompareState }).compare;

export const selectMember = (state: unknown) => own(state).member;
export const selectTray = (state: unknown) => own(state).tray;
export const selectPage = (state: unknown) => own(state).page;
export const selectView = (state: unknown) => own(state).page.view;
export const selectSaved = (state: unknown) => own(state).saved;
