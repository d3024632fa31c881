import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import { events } from './events';

export interface TicketLoginState {
  /** `entered` from a ticket until the session is left. */
  readonly status: 'idle' | 'asking' | 'entering' | 'entered';
}

export const initialState: TicketLoginState = { status: 'idle' };
const idle = (): TicketLoginState => initialState;

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(events.ticketRequested, (): TicketLoginState => ({ status: 'asking' }))
    .addCase(events.ticketLoaded, (): TicketLoginState => ({ status: 'entering' }))
    .addCase(events.nobodyFound, idle)
    .addCase(events.ticketFailed, idle)
    .addCase(auth.loggedIn, ({ status }): TicketLoginState => ({
      status: status === 'entering' ? 'entered' : 'idle',
    }))
    .addCase(auth.noSessionFound, idle)
    .addCase(auth.loginFailed, idle)
    .addCase(auth.loggedOut, idle),
);
