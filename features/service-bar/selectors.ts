import type { ServiceBarState } from './state';

const own = (state: unknown) => (state as { readonly serviceBar: ServiceBarState }).serviceBar;

export const selectIsCalling = (state: unknown) => own(state).isCalling;
export const selectIsContactOpen = (state: unknown) => own(state).isContactOpen;
export const selectContacts = (state: unknown) => own(state).contacts;
