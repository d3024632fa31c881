import { createReducer } from '@reduxjs/toolkit';
import { FAILED, NO_REPLY } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import type { Granted, Province } from './contract';
import { events } from './events';

interface Standing {
  readonly globalId: string;
  readonly hasApplied: boolean;
  readonly isVip: boolean;
}

export interface TrialState {
  readonly isOpen: boolean;
  /** The form begins anew with it. */
  readonly round: number;
  readonly step: 'form' | 'applying' | 'rejected' | 'granted';
  readonly provinces?: readonly Province[];
  readonly isSending: boolean;
  /** Until the next code may be asked for; 0 when it may. */
  readonly secondsLeft: number;
  /** What stands under the form. */
  readonly problem?: string;
  /** Why there is no trial. */
  readonly reason?: string;
  readonly granted?: Granted;
  /** Of whoever is logged in. */
  readonly member?: Standing;
  /** Whose session was lost while their form was open: it goes on with their login, and as nobody else. */
  readonly waitsFor?: string;
}

export const initialState: TrialState = {
  isOpen: false,
  round: 0,
  step: 'form',
  isSending: false,
  secondsLeft: 0,
};

const UNKNOWN = '未知原因';
/** Whether it was granted nobody knows: sent again with the same code it is answered as it was. */
const NOT_SURE = '网络异常，申请结果未知。请用同一验证码再提交一次，不会重复申请';

/** What needs no form to be refused. */
const knownReason = (member: Standing | undefined): string | undefined => {
  if (member?.hasApplied) return '该账号已申请过试用，每个账号只能申请一次';
  return member?.isVip ? '该账号已是 VIP，无需申请试用' : undefined;
};

/** Fields, countdown and areas begin anew. */
const opened = ({ round, member }: TrialState): TrialState => {
  const reason = knownReason(member);
  return {
    ...initialState,
    isOpen: true,
    round: round + 1,
    ...(member && { member }),
    ...(reason && { step: 'rejected', reason }),
  };
};

const plain = ({ problem: _, ...state }: TrialState): TrialState => state;

/** What one member was told is no other's; a form whose session was lost waits for them. */
const left = ({ member, ...state }: TrialState, isLost: boolean): TrialState => {
  const waitsFor = state.waitsFor ?? member?.globalId;
  return isLost && waitsFor !== undefined && state.isOpen && state.step !== 'granted'
    ? { ...state, step: 'form', waitsFor }
    : { ...initialState, round: state.round };
};

const entered = ({ waitsFor, ...state }: TrialState, member: Standing): TrialState =>
  waitsFor !== undefined && waitsFor !== member.globalId
    ? { ...initialState, round: state.round, member }
    : { ...state, member };

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(events.trialOpened, opened)
    .addCase(events.trialClosed, (state): TrialState => ({ ...state, isOpen: false }))
    .addCase(events.provincesLoaded, (state, { payload }): TrialState => ({
      ...state,
      provinces: payload.provinces,
    }))
    .addCase(events.provincesFailed, (state, { payload }): TrialState => ({
      ...state,
      problem: `省份没有取到：${payload.problem.message}`,
    }))
    .addCase(events.codeRequested, (state): TrialState => ({ ...plain(state), isSending: true }))
    .addCase(events.codeSent, (state): TrialState => ({ ...state, isSending: false }))
    .addCase(events.codeRequestFailed, (state, { payload }): TrialState => ({
      ...state,
      isSending: false,
      problem: payload.problem.message,
    }))
    .addCase(events.countdownTicked, (state, { payload }): TrialState => ({
      ...state,
      secondsLeft: payload.secondsLeft,
    }))
    .addCase(events.applicationRequested, (state): TrialState => ({ ...plain(state), step: 'applying' }))
    .addCase(events.trialGranted, (state, { payload }): TrialState => ({
      ...state,
      step: 'granted',
      granted: payload.granted,
    }))
    .addCase(events.trialRejected, (state, { payload: { problem } }): TrialState => {
      // The session was lost on the way: nothing was asked for.
      if (state.waitsFor !== undefined) return state;
      if (problem.code === NO_REPLY) return { ...state, step: 'form', problem: NOT_SURE };
      return {
        ...state,
        step: 'rejected',
        reason: problem.message === FAILED ? UNKNOWN : problem.message || UNKNOWN,
      };
    })
    .addCase(events.correctionBegun, ({ reason: _, ...state }): TrialState => ({ ...state, step: 'form' }))
    .addCase(auth.loggedIn, (state, { payload: { user } }) =>
      entered(state, { globalId: user.globalId, hasApplied: user.hasApplied, isVip: user.isVip }),
    )
    .addCase(auth.userReloaded, (state, { payload: { user } }): TrialState => ({
      ...state,
      member: { globalId: user.globalId, hasApplied: user.hasApplied, isVip: user.isVip },
    }))
    .addCase(auth.loggedOut, (state, { payload }) => left(state, payload.by === 'server')),
);
