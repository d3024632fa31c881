import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import type { PhoneAccount } from './accounts';
import { events } from './events';

/** What a message stands under: the phone, the code, or the whole form. */
export interface FormProblem {
  readonly at: 'mobile' | 'code' | 'form';
  readonly message: string;
}

export interface PhoneLoginState {
  readonly step: 'form' | 'checking' | 'choosing' | 'entering';
  readonly isSending: boolean;
  /** Until the next code may be asked for; 0 when it may. */
  readonly secondsLeft: number;
  /** The phone the last code went to; the form begins with it when it is opened again. */
  readonly mobile: string;
  readonly accounts: readonly PhoneAccount[];
  readonly problem?: FormProblem;
}

export const initialState: PhoneLoginState = {
  step: 'form',
  isSending: false,
  secondsLeft: 0,
  mobile: '',
  accounts: [],
};

export const NOT_REGISTERED = '该手机号未注册';

const plain = ({ problem: _, ...state }: PhoneLoginState): PhoneLoginState => state;
const troubled = (state: PhoneLoginState, at: FormProblem['at'], message: string): PhoneLoginState => ({
  ...state,
  problem: { at, message },
});
/** The countdown belongs to the phone, not to the dialog: it goes on. */
const begunAnew = ({ secondsLeft, isSending, mobile }: PhoneLoginState): PhoneLoginState => ({
  ...initialState,
  secondsLeft,
  isSending,
  mobile,
});

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(events.codeRequested, (state): PhoneLoginState => ({ ...plain(state), isSending: true }))
    .addCase(events.mobileRejected, (state): PhoneLoginState =>
      troubled({ ...state, isSending: false }, 'mobile', NOT_REGISTERED),
    )
    .addCase(events.codeSent, (state, { payload }): PhoneLoginState => ({
      ...plain(state),
      isSending: false,
      mobile: payload.mobile,
    }))
    .addCase(events.codeRequestFailed, (state, { payload }): PhoneLoginState =>
      troubled({ ...state, isSending: false }, 'form', payload.problem.message),
    )
    .addCase(events.countdownTicked, (state, { payload }): PhoneLoginState => ({
      ...state,
      secondsLeft: payload.secondsLeft,
    }))
    .addCase(events.codeSubmitted, (state): PhoneLoginState => ({ ...plain(state), step: 'checking' }))
    .addCase(events.codeRejected, (state, { payload }): PhoneLoginState =>
      troubled({ ...state, step: 'form' }, 'code', payload.problem.message),
    )
    .addCase(events.accountsFound, (state, { payload }): PhoneLoginState => ({
      ...plain(state),
      step: 'choosing',
      accounts: payload.accounts,
    }))
    .addCase(events.accountChosen, (state): PhoneLoginState => ({ ...plain(state), step: 'entering' }))
    .addCase(events.chooserLeft, begunAnew)
    .addCase(auth.loginFailed, (state, { payload }): PhoneLoginState => {
      if (state.step !== 'entering') return state;
      // The code is spent: entering is tried again from the account, not from the form.
      return troubled({ ...state, step: 'choosing' }, 'form', payload.problem.message);
    })
    .addCase(auth.loginDialogClosed, begunAnew)
    .addCase(auth.loggedIn, (state): PhoneLoginState => ({ ...begunAnew(state), mobile: '' }))
    .addCase(auth.loggedOut, begunAnew),
);
