import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import type { Offer, Purpose } from './contract';
import { events } from './events';

export interface ServiceDeskState {
  readonly isOpen: boolean;
  /** Of the last opening: it stays while the dialog closes. */
  readonly purpose: Purpose;
  readonly offer?: Offer;
  readonly isOfferLost: boolean;
  readonly status: 'writing' | 'sending' | 'sent';
  readonly problem?: string;
  /** Of what was sent last. */
  readonly number?: string;
  /** The form keeps what was typed until this changes. */
  readonly round: number;
}
const initialState: ServiceDeskState = {
  isOpen: false,
  purpose: 'consult',
  isOfferLost: false,
  status: 'writing',
  round: 0,
};

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(
      events.deskOpened,
      ({ problem: _, number: __, status, round, ...state }, { payload }): ServiceDeskState => ({
        ...state,
        isOpen: true,
        purpose: payload.purpose,
        status: status === 'sent' ? 'writing' : status,
        round: status === 'sent' ? round + 1 : round,
      }),
    )
    .addCase(events.deskClosed, (state): ServiceDeskState => ({ ...state, isOpen: false }))
    .addCase(events.offerLoaded, (state, { payload }): ServiceDeskState => ({
      ...state,
      offer: payload.offer,
      isOfferLost: false,
    }))
    .addCase(events.offerFailed, (state): ServiceDeskState => ({ ...state, isOfferLost: true }))
    .addCase(events.submitRequested, ({ problem: _, ...state }): ServiceDeskState => ({
      ...state,
      status: 'sending',
    }))
    .addCase(events.inquirySent, (state, { payload }): ServiceDeskState => ({
      ...state,
      status: 'sent',
      number: payload.number,
    }))
    .addCase(events.inquiryFailed, (state, { payload }): ServiceDeskState => ({
      ...state,
      status: 'writing',
      problem: payload.problem.message,
    }))
    // What one member typed is no other member's.
    .addCase(auth.loggedOut, ({ offer, round }): ServiceDeskState => ({
      ...initialState,
      ...(offer && { offer }),
      round: round + 1,
    })),
);
