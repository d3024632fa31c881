import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import { wordsOf } from '#src/kernel/send';
import { events } from './events';

export interface AnomalyState {
  readonly status: 'closed' | 'open' | 'sending';
  /** Whose login was refused, masked. */
  readonly account: string;
  readonly reportToken: string;
  /** Why the explanation was not recorded. */
  readonly problem?: string;
}

export const initialState: AnomalyState = { status: 'closed', account: '', reportToken: '' };

const plain = ({ problem: _, ...state }: AnomalyState): AnomalyState => state;

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(auth.anomalyFound, (_, { payload }): AnomalyState => ({ status: 'open', ...payload }))
    .addCase(events.submitRequested, (state): AnomalyState => ({ ...plain(state), status: 'sending' }))
    .addCase(events.reportSent, (): AnomalyState => initialState)
    .addCase(events.reportFailed, (state, { payload }): AnomalyState =>
      state.status === 'sending' ? { ...state, status: 'open', problem: wordsOf(payload.problem) } : state,
    )
    .addCase(events.formCancelled, (): AnomalyState => initialState),
);
