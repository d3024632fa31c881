import { createReducer } from '@reduxjs/toolkit';
import { NO_REPLY, type Problem } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import type { OwnFeedback } from './contract';
import type { FeedbackDraft } from './draft';
import { events } from './events';
import type { OfferedLog } from './report-logs';

type LoggedIn = ReturnType<typeof auth.loggedIn>['payload'];

interface Own {
  readonly status: 'none' | 'loading' | 'shown' | 'failed';
  readonly feedback: readonly OwnFeedback[];
  readonly problem?: Problem;
}

export interface FeedbackState {
  readonly isOpen: boolean;
  /** The form begins anew with it. */
  readonly round: number;
  readonly isSending: boolean;
  readonly problem?: string;
  readonly draft?: FeedbackDraft;
  /** What another part of the portal wants to be said. */
  readonly words?: string;
  /** Only where this tab remembers its last minute. */
  readonly log?: OfferedLog;
  /** Empty for a visitor. */
  readonly globalId: string;
  readonly account: { readonly name: string; readonly mobile: string };
  /** Who was writing when the session was lost. */
  readonly interrupted?: string;
  readonly isNoDataOpen: boolean;
  readonly sought: string;
  readonly own: Own;
}

/** Whether it was stored nobody knows: sent again it stands once. */
const NOT_SURE = '网络异常，反馈可能已经提交。请再提交一次，不会重复';

const NOBODY = { globalId: '', account: { name: '', mobile: '' } };
const NONE: Own = { status: 'none', feedback: [] };

const initialState: FeedbackState = {
  ...NOBODY,
  isOpen: false,
  round: 0,
  isSending: false,
  isNoDataOpen: false,
  sought: '',
  own: NONE,
};

const plain = ({ problem: _, ...state }: FeedbackState): FeedbackState => state;
const settled = ({ interrupted: _, words: __, log: ___, ...state }: FeedbackState): FeedbackState =>
  plain(state);
const logged = (state: FeedbackState, change: Partial<OfferedLog>): FeedbackState =>
  state.log ? { ...state, log: { ...state.log, ...change } } : state;
const sent = ({ draft: _, words: __, log: ___, ...state }: FeedbackState): FeedbackState => ({
  ...plain(state),
  isSending: false,
  isOpen: false,
});

const entered = (
  state: FeedbackState,
  { globalId, fullName, passwordMobile }: LoggedIn['user'],
): FeedbackState => ({
  ...state,
  globalId,
  account: { name: fullName, mobile: passwordMobile },
});

/** What one member typed is no other member's. */
const left = ({ isOpen, round, globalId, interrupted }: FeedbackState, isLost: boolean): FeedbackState => {
  const waitsFor = isOpen ? globalId : interrupted;
  return { ...initialState, round, ...(isLost && waitsFor && { interrupted: waitsFor }) };
};

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(events.feedbackOpened, (state, { payload: { words } }): FeedbackState => ({
      ...settled(state),
      isOpen: true,
      round: state.round + 1,
      ...(words !== undefined && { words }),
    }))
    .addCase(events.feedbackClosed, (state): FeedbackState => ({ ...state, isOpen: false }))
    .addCase(events.logOffered, (state, { payload }): FeedbackState => ({
      ...state,
      log: { ...payload, status: 'offered', isAttached: false },
    }))
    .addCase(events.logRequested, (state) => logged(state, { status: 'making' }))
    .addCase(events.logPrepared, (state, { payload }) => logged(state, { status: 'made', made: payload }))
    .addCase(events.logFailed, (state) => logged(state, { status: 'failed', isAttached: false }))
    .addCase(events.logAttached, (state, { payload }) => logged(state, payload))
    .addCase(events.draftFound, ({ draft: _, ...state }, { payload: { draft } }): FeedbackState => ({
      ...state,
      ...(draft && { draft }),
    }))
    .addCase(events.draftKept, (state, { payload: { draft, globalId } }): FeedbackState =>
      globalId === state.globalId ? { ...state, draft } : state,
    )
    .addCase(events.submitRequested, (state): FeedbackState => ({ ...plain(state), isSending: true }))
    .addCase(events.feedbackSent, sent)
    .addCase(events.feedbackFailed, (state, { payload }): FeedbackState => ({
      ...state,
      isSending: false,
      problem: payload.problem.code === NO_REPLY ? NOT_SURE : payload.problem.message,
    }))
    .addCase(events.noDataOpened, (state, { payload }): FeedbackState => ({
      ...state,
      isNoDataOpen: true,
      sought: payload.sought,
    }))
    .addCase(events.noDataClosed, (state): FeedbackState => ({ ...state, isNoDataOpen: false }))
    .addCase(events.ownRequested, (state): FeedbackState => ({
      ...state,
      own: { status: 'loading', feedback: state.own.feedback },
    }))
    .addCase(events.ownLoaded, (state, { payload }): FeedbackState => ({
      ...state,
      own: { status: 'shown', feedback: payload.feedback },
    }))
    .addCase(events.ownFailed, (state, { payload }): FeedbackState => ({
      ...state,
      own: { ...NONE, status: 'failed', problem: payload.problem },
    }))
    .addCase(auth.loggedIn, (state, { payload }) => entered(state, payload.user))
    .addCase(auth.loggedOut, (state, { payload }) => left(state, payload.by === 'server')),
);
