import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import { events as serviceDesk } from '#features/service-desk/events';
import { events } from './events';

export interface ServiceBarState {
  readonly isCalling: boolean;
  readonly isContactOpen: boolean;
  /** As the service desk names them. */
  readonly contacts?: { readonly hotline: string; readonly hours: string; readonly email: string };
}
const initialState: ServiceBarState = { isCalling: false, isContactOpen: false };

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(events.robotWanted, (state): ServiceBarState => ({ ...state, isCalling: true }))
    .addCase(events.robotShown, (state): ServiceBarState => ({ ...state, isCalling: false }))
    .addCase(events.robotFailed, (state): ServiceBarState => ({ ...state, isCalling: false }))
    .addCase(events.contactOpened, (state): ServiceBarState => ({ ...state, isContactOpen: true }))
    .addCase(events.contactClosed, (state): ServiceBarState => ({ ...state, isContactOpen: false }))
    .addCase(serviceDesk.offerLoaded, (state, { payload }): ServiceBarState => ({
      ...state,
      contacts: payload.offer.contacts,
    }))
    .addCase(auth.loggedOut, (state): ServiceBarState => ({ ...state, isContactOpen: false })),
);
