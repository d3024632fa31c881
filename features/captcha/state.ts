import { createReducer } from '@reduxjs/toolkit';
import type { Purpose } from './contract';
import { events } from './events';

export interface CaptchaState {
  /** `passed` stays on the screen for a moment, so that it can be read and heard. */
  readonly status: 'closed' | 'asking' | 'working' | 'failed' | 'passed';
  /** What the waiting calls need, one entry for each call, in the order in which they asked. */
  readonly waiting: readonly Purpose[];
  readonly problem?: string;
}

export const initialState: CaptchaState = { status: 'closed', waiting: [] };

const withoutOne = (waiting: readonly Purpose[], purpose: Purpose): readonly Purpose[] => {
  const at = waiting.indexOf(purpose);
  return waiting.filter((_, index) => index !== at);
};

const failed = ({ waiting }: CaptchaState, problem: string): CaptchaState => ({
  status: 'failed',
  waiting,
  problem,
});

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(events.captchaRequired, (state, { payload }): CaptchaState => {
      const waiting = [...state.waiting, payload.purpose];
      const isNew = state.status === 'closed' || state.status === 'passed';
      return isNew ? { status: 'asking', waiting } : { ...state, waiting };
    })
    .addCase(events.waitingEnded, (state, { payload }): CaptchaState => {
      const waiting = withoutOne(state.waiting, payload.purpose);
      return waiting.length === 0 && state.status !== 'passed' ? initialState : { ...state, waiting };
    })
    .addCase(events.workRequested, ({ waiting }): CaptchaState => ({ status: 'working', waiting }))
    .addCase(events.challengeFailed, (state, { payload }): CaptchaState =>
      failed(state, payload.problem.message),
    )
    .addCase(events.workFailed, (state, { payload }): CaptchaState => failed(state, payload.problem.message))
    .addCase(events.captchaSolved, (state, { payload }): CaptchaState => {
      const waiting = withoutOne(state.waiting, payload.purpose);
      return { status: waiting.length === 0 ? 'passed' : state.status, waiting };
    })
    .addCase(events.captchaClosed, (state): CaptchaState =>
      state.status === 'passed' ? initialState : state,
    )
    .addCase(events.captchaDismissed, (): CaptchaState => initialState),
);
