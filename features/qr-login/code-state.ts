import { createReducer } from '@reduxjs/toolkit';
import type { Problem } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import type { FoundAccounts } from './accounts';
import { events } from './events';

/** The side that shows a code. `loading` also while a refresh waits for the clicking to end. */
export interface CodeState extends FoundAccounts {
  readonly step:
    | 'idle'
    | 'loading'
    | 'waiting'
    | 'scanned'
    | 'confirmed'
    | 'choosing'
    | 'entering'
    | 'expired'
    | 'failed';
  readonly image?: string;
  readonly problem?: Problem;
}

export const noCode: CodeState = { step: 'idle', accounts: [], isCompany: false };

const at =
  (step: CodeState['step']) =>
  ({ problem: _, ...state }: CodeState): CodeState => ({ ...state, step });
const anew = (): CodeState => ({ ...noCode, step: 'loading' });
const gone = () => noCode;

export const codeReducer = createReducer(noCode, (on) =>
  on
    .addCase(events.refreshRequested, anew)
    .addCase(events.codeRequested, anew)
    .addCase(events.codeShown, (_, { payload }): CodeState => ({
      ...noCode,
      step: 'waiting',
      image: payload.image,
    }))
    .addCase(events.codeScanned, at('scanned'))
    .addCase(events.codeConfirmed, at('confirmed'))
    .addCase(events.codeExpired, at('expired'))
    .addCase(events.codeFailed, (state, { payload }): CodeState => ({
      ...state,
      step: 'failed',
      problem: payload.problem,
    }))
    .addCase(events.accountsFound, (_, { payload }): CodeState => ({ ...payload, step: 'choosing' }))
    .addCase(events.accountChosen, at('entering'))
    .addCase(auth.loginFailed, (state, { payload }): CodeState => {
      if (state.step !== 'entering') return state;
      const step = state.accounts.length > 1 ? 'choosing' : 'failed';
      return { ...state, step, problem: payload.problem };
    })
    .addCase(events.codeLeft, gone)
    .addCase(auth.loggedIn, gone)
    .addCase(auth.loggedOut, gone),
);
