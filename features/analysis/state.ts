import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import type { Problem } from '#src/kernel/send';
import type { EventRow } from './contract/streams';
import type { SavedView, SqlResult } from './contract/workbench';
import { events } from './events';
import type { Answered, AnswerOf, Params, Place, Question } from './screens';

export interface Shown<Data> {
  readonly status: 'loading' | 'shown' | 'failed';
  readonly params?: Params;
  readonly data?: Data;
  readonly problem?: Problem;
}
type Answers = { readonly [Q in Question]?: Shown<AnswerOf[Q]> };

export interface Live {
  /** Oldest first, the latest `MOST_LIVE`. */
  readonly rows: readonly EventRow[];
  /** The last fact that is shown; undefined while it runs. */
  readonly upTo?: string;
  readonly text: string;
  readonly problem?: Problem;
}

export interface AnalysisState {
  readonly place?: Place;
  /** Somebody is logged in. */
  readonly isMember: boolean;
  readonly answers: Answers;
  readonly live: Live;
  readonly sql: { readonly isRunning: boolean; readonly result?: SqlResult };
  readonly views: readonly SavedView[];
  readonly problem?: Problem;
}

const MOST_LIVE = 2_000;

const initialState: AnalysisState = {
  isMember: false,
  answers: {},
  live: { rows: [], text: '' },
  sql: { isRunning: false },
  views: [],
};

const withAnswer = <Q extends Question>(
  state: AnalysisState,
  question: Q,
  shown: Shown<AnswerOf[Q]>,
): AnalysisState => ({ ...state, answers: { ...state.answers, [question]: shown } });

const answered = (state: AnalysisState, { question, data }: Answered): AnalysisState => ({
  ...state,
  answers: { ...state.answers, [question]: { ...state.answers[question], status: 'shown', data } },
});

const withMore = (state: AnalysisState, rows: readonly EventRow[], next: string | null): AnalysisState => {
  const { events: shown } = state.answers;
  if (!shown?.data) return state;
  return withAnswer(state, 'events', { ...shown, data: { events: [...shown.data.events, ...rows], next } });
};

const without = ({ problem: _, ...state }: AnalysisState): AnalysisState => state;

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(events.screenOpened, (state, { payload }) => ({ ...without(state), place: payload }))
    .addCase(events.questionRequested, (state, { payload: { question, params } }) => {
      const before = state.answers[question];
      return withAnswer(state as AnalysisState, question, {
        status: 'loading',
        params,
        // What was asked before stands until the answer comes.
        ...(before?.data !== undefined && { data: before.data }),
      });
    })
    .addCase(events.questionAnswered, (state, { payload }) => answered(state as AnalysisState, payload))
    .addCase(events.questionFailed, (state, { payload: { question, problem } }) => {
      const { params } = state.answers[question] ?? {};
      return withAnswer(state as AnalysisState, question, {
        status: 'failed',
        problem,
        ...(params && { params }),
      });
    })
    .addCase(events.moreLoaded, (state, { payload }) =>
      withMore(state as AnalysisState, payload.rows, payload.next),
    )
    .addCase(events.factsArrived, (state, { payload }) => {
      const { problem: _, ...live } = state.live as Live;
      return {
        ...(state as AnalysisState),
        live: { ...live, rows: [...live.rows, ...payload.rows].slice(-MOST_LIVE) },
      };
    })
    .addCase(events.liveFailed, (state, { payload }) => ({
      ...(state as AnalysisState),
      live: { ...(state.live as Live), problem: payload.problem },
    }))
    .addCase(events.livePaused, (state, { payload }) => {
      const { upTo: _, ...live } = state.live as Live;
      return { ...(state as AnalysisState), live: { ...live, ...payload } };
    })
    .addCase(events.liveFiltered, (state, { payload }) => ({
      ...(state as AnalysisState),
      live: { ...(state.live as Live), text: payload.text },
    }))
    .addCase(events.badFactResolved, (state, { payload: { id, outcome } }) => {
      const shown = (state as AnalysisState).answers.badEvents;
      if (!shown?.data) return state;
      const rows = shown.data.events.map((row) => (row.id === id ? { ...row, outcome } : row));
      return withAnswer(without(state as AnalysisState), 'badEvents', {
        ...shown,
        data: { ...shown.data, events: rows },
      });
    })
    .addCase(events.sqlRequested, (state) => ({
      ...without(state as AnalysisState),
      sql: { isRunning: true },
    }))
    .addCase(events.sqlAnswered, (state, { payload: { result } }) => ({
      ...(state as AnalysisState),
      sql: { isRunning: false, result },
    }))
    .addCase(events.viewsLoaded, (state, { payload: { views } }) => ({ ...(state as AnalysisState), views }))
    .addCase(events.viewSaved, (state, { payload: { view } }) => ({
      ...without(state as AnalysisState),
      views: [view, ...state.views.filter(({ name, isOwn }) => !isOwn || name !== view.name)],
    }))
    .addCase(events.viewRemoved, (state, { payload: { id } }) => ({
      ...(state as AnalysisState),
      views: state.views.filter((view) => view.id !== id),
    }))
    .addCase(events.workFailed, (state, { payload: { work, problem } }) => ({
      ...(state as AnalysisState),
      ...(work === 'sql' && { sql: { isRunning: false } }),
      problem,
    }))
    .addCase(events.problemDismissed, (state) => without(state as AnalysisState))
    .addCase(auth.loggedIn, (state) => ({ ...(state as AnalysisState), isMember: true }))
    // What one analyst saw is no other's.
    .addCase(auth.loggedOut, ({ place }) => ({ ...initialState, ...(place && { place }) })),
);
