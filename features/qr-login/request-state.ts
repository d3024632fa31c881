import { createReducer } from '@reduxjs/toolkit';
import type { Problem } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import type { LoginRequest } from './contract';
import { events } from './events';

/** The side that scanned. */
export interface RequestState {
  readonly step: 'idle' | 'opening' | 'asking' | 'answering' | 'agreed' | 'declined' | 'failed';
  readonly uuid: string;
  readonly request?: LoginRequest;
  readonly problem?: Problem;
}

export const noRequest: RequestState = { step: 'idle', uuid: '' };

const plain = ({ problem: _, ...state }: RequestState): RequestState => state;

export const requestReducer = createReducer(noRequest, (on) =>
  on
    .addCase(events.requestOpened, (_, { payload }): RequestState => ({
      step: 'opening',
      uuid: payload.uuid,
    }))
    .addCase(events.requestShown, (state, { payload }): RequestState => ({
      ...plain(state),
      step: 'asking',
      request: payload.request,
    }))
    .addCase(events.requestFailed, (state, { payload }): RequestState => ({
      ...state,
      step: 'failed',
      problem: payload.problem,
    }))
    .addCase(events.answerSent, (state): RequestState => ({ ...plain(state), step: 'answering' }))
    .addCase(events.answerTaken, (state, { payload }): RequestState => ({
      ...plain(state),
      step: payload.agree ? 'agreed' : 'declined',
    }))
    .addCase(events.answerFailed, (state, { payload }): RequestState => ({
      ...state,
      step: 'asking',
      problem: payload.problem,
    }))
    .addCase(auth.loggedOut, () => noRequest),
);
