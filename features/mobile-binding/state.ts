import { createReducer } from '@reduxjs/toolkit';
import { codes } from '#src/contract/codes';
import type { Problem } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import { events } from './events';

export type Change = 'bind' | 'unbind';

/** What a message stands under. */
export interface ChangeComplaint {
  readonly change: Change;
  readonly at: 'code' | 'mobile' | 'password' | 'form';
  readonly message: string;
}

export interface MobileBindingState {
  /** Masked; empty when none is bound; undefined until it is known. */
  readonly mobile?: string;
  /** Why it is not known. */
  readonly problem?: Problem;
  readonly isSending: boolean;
  /** Until the next code may be asked for; 0 when it may. */
  readonly secondsLeft: number;
  readonly isChanging: boolean;
  readonly complaint?: ChangeComplaint;
  /** The forms begin anew with each change. */
  readonly changes: number;
}
const initialState: MobileBindingState = {
  isSending: false,
  secondsLeft: 0,
  isChanging: false,
  changes: 0,
};

const AT: Readonly<Record<number, ChangeComplaint['at']>> = {
  [codes.loginRefused]: 'password',
  [codes.badRequest]: 'code',
  [codes.conflict]: 'mobile',
};
const complaintOf = (change: Change, { code, message }: Problem): ChangeComplaint => ({
  change,
  at: AT[code] ?? 'form',
  message,
});

const calm = ({ complaint: _, ...state }: MobileBindingState): MobileBindingState => state;
const known = ({ problem: _, ...state }: MobileBindingState, mobile: string): MobileBindingState => ({
  ...state,
  mobile,
});
const changed = (state: MobileBindingState, mobile: string): MobileBindingState => ({
  ...known(calm(state), mobile),
  isChanging: false,
  changes: state.changes + 1,
});

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(events.mobileLoaded, (state, { payload }) => known(state, payload.mobile))
    .addCase(events.mobileFailed, (state, { payload }): MobileBindingState => ({
      ...state,
      problem: payload.problem,
    }))
    .addCase(events.codeRequested, (state): MobileBindingState => ({ ...calm(state), isSending: true }))
    .addCase(events.codeSent, (state): MobileBindingState => ({ ...state, isSending: false }))
    .addCase(events.codeRequestFailed, (state, { payload }): MobileBindingState => ({
      ...state,
      isSending: false,
      complaint: { change: 'bind', at: 'form', message: payload.problem.message },
    }))
    .addCase(events.countdownTicked, (state, { payload }): MobileBindingState => ({
      ...state,
      secondsLeft: payload.secondsLeft,
    }))
    .addCase(events.changeRequested, (state): MobileBindingState => ({ ...calm(state), isChanging: true }))
    .addCase(events.mobileChanged, (state, { payload }) => changed(state, payload.mobile))
    .addCase(events.mobileRemoved, (state) => changed(state, ''))
    .addCase(events.changeRejected, (state, { payload: { change, problem } }): MobileBindingState => ({
      ...state,
      isChanging: false,
      complaint: complaintOf(change, problem),
    }))
    // What one member typed is no other's.
    .addCase(auth.loggedOut, ({ changes }): MobileBindingState => ({
      ...initialState,
      changes: changes + 1,
    })),
);
