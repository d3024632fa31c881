import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import { events } from './events';

export interface AnomalyState {
  readonly status: 'closed' | 'open' | 'sending';
  /** Whose login was refused. */
  readonly account: string;
}

export const initialState: AnomalyState = { status: 'closed', account: '' };

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(auth.anomalyFound, (_, { payload }): AnomalyState => ({
      status: 'open',
      account: payload.account,
    }))
    .addCase(events.submitRequested, ({ account }): AnomalyState => ({ status: 'sending', account }))
    .addCase(events.reportSent, (): AnomalyState => initialState)
    .addCase(events.reportFailed, (state): AnomalyState =>
      state.status === 'sending' ? { ...state, status: 'open' } : state,
    )
    .addCase(events.formCancelled, (): AnomalyState => initialState),
);
