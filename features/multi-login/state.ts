import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import type { AccountRef, Application } from './contract';
import { events } from './events';

export type Applicant =
  | { readonly status: 'idle' }
  | ({ readonly status: 'checking' | 'offered' | 'applying' } & AccountRef)
  | ({ readonly status: 'waiting'; readonly remainingMs: number; readonly problem?: string } & AccountRef)
  | { readonly status: 'ended'; readonly message: string; readonly isTimeout?: boolean };

export interface MultiLoginState {
  readonly applicant: Applicant;
  /** Who is logged in here. */
  readonly owner?: AccountRef;
  /** Of somebody who wants to take over from the member who is logged in here. */
  readonly application?: Application;
  readonly isAnswering: boolean;
  readonly answerProblem?: string;
}

export const initialState: MultiLoginState = { applicant: { status: 'idle' }, isAnswering: false };

const applicantIs = (state: MultiLoginState, applicant: Applicant): MultiLoginState => ({
  ...state,
  applicant,
});
const ended = (state: MultiLoginState, message: string): MultiLoginState =>
  applicantIs(state, { status: 'ended', message });
const moved = (state: MultiLoginState, status: 'offered' | 'applying'): MultiLoginState => {
  const { applicant } = state;
  if (!('globalId' in applicant)) return state;
  return applicantIs(state, { status, globalId: applicant.globalId, username: applicant.username });
};
const unasked = ({ applicant, owner }: MultiLoginState): MultiLoginState => ({
  applicant,
  ...(owner && { owner }),
  isAnswering: false,
});

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(events.checkRequested, (state, { payload }) =>
      applicantIs(state, { status: 'checking', ...payload }),
    )
    .addCase(events.applicationOffered, (state) => moved(state, 'offered'))
    .addCase(events.applyingRequested, (state) => moved(state, 'applying'))
    .addCase(events.applicationSent, (state, { payload }): MultiLoginState => {
      const { applicant } = state;
      if (!('globalId' in applicant)) return state;
      const { globalId, username } = applicant;
      return applicantIs(state, { status: 'waiting', globalId, username, remainingMs: payload.remainingMs });
    })
    .addCase(events.cancelFailed, (state, { payload }): MultiLoginState => {
      const { applicant } = state;
      if (applicant.status !== 'waiting') return state;
      return applicantIs(state, { ...applicant, problem: payload.problem.message });
    })
    .addCase(events.applicationAllowed, (state) => applicantIs(state, { status: 'idle' }))
    .addCase(events.loginDenied, (state, { payload }) =>
      applicantIs(state, {
        status: 'ended',
        message: payload.message,
        isTimeout: payload.by === 'timeout',
      }),
    )
    .addCase(events.applicationBlocked, (state, { payload }) => ended(state, payload.message))
    // The login form says so; a dialog about one's own step would tell it twice.
    .addCase(events.applicationCancelled, (state) => applicantIs(state, { status: 'idle' }))
    .addCase(events.applicationFailed, (state, { payload }) => ended(state, payload.problem.message))
    .addCase(events.resultDismissed, (state) => applicantIs(state, { status: 'idle' }))
    .addCase(events.applicationReceived, (state, { payload }): MultiLoginState =>
      state.application?.id === payload.application.id
        ? state
        : { ...unasked(state), application: payload.application },
    )
    .addCase(events.applicationSettled, (state, { payload }) =>
      state.application?.id === payload.id ? unasked(state) : state,
    )
    .addCase(events.newsFailed, unasked)
    .addCase(events.answerRequested, ({ answerProblem: _, ...state }): MultiLoginState => ({
      ...state,
      isAnswering: true,
    }))
    .addCase(events.answerFailed, (state, { payload }): MultiLoginState => ({
      ...state,
      isAnswering: false,
      answerProblem: payload.problem.message,
    }))
    .addCase(auth.loggedIn, (_, { payload }): MultiLoginState => ({
      ...initialState,
      owner: { globalId: payload.user.globalId, username: payload.user.accountName },
    }))
    .addCase(auth.loggedOut, ({ applicant }): MultiLoginState => ({ applicant, isAnswering: false })),
);
