import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import { withAnswer, withFailure, withRequest } from '#src/calls/latest-answers';
import type { Problem } from '#src/kernel/send';
import type { EventRow } from './contract/streams';
import type { SavedView, SqlResult } from './contract/workbench';
import { events } from './events';
import type { Params, Parts } from './parts';
import type { Place } from './screens';

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
  readonly parts: Parts;
  readonly live: Live;
  readonly sql: { readonly isRunning: boolean; readonly result?: SqlResult };
  readonly views: readonly SavedView[];
  readonly problem?: Problem;
}

const MOST_LIVE = 2_000;

const initialState: AnalysisState = {
  isMember: false,
  parts: {},
  live: { rows: [], text: '' },
  sql: { isRunning: false },
  views: [],
};

const withMore = (state: AnalysisState, rows: readonly EventRow[], next: string | null): AnalysisState => {
  const { data } = state.parts.events ?? {};
  if (!data) return state;
  const all = { events: [...data.events, ...rows], next };
  return { ...state, parts: withAnswer<Parts>(state.parts, { part: 'events', data: all }) };
};

const without = ({ problem: _, ...state }: AnalysisState): AnalysisState => state;

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(events.screenOpened, (state, { payload }) => ({ ...without(state), place: payload }))
    .addCase(events.partRequested, (state, { payload }) => ({
      ...(state as AnalysisState),
      parts: withRequest<Parts, Params>(state.parts as Parts, payload),
    }))
    .addCase(events.partLoaded, (state, { payload }) => ({
      ...(state as AnalysisState),
      parts: withAnswer<Parts>(state.parts as Parts, payload),
    }))
    .addCase(events.partFailed, (state, { payload }) => ({
      ...(state as AnalysisState),
      parts: withFailure<Parts>(state.parts as Parts, payload),
    }))
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
    .addCase(events.badFactSettled, (state, { payload: { id, outcome } }) => {
      const parts = state.parts as Parts;
      const { data } = parts.badEvents ?? {};
      if (!data) return state;
      const rows = data.events.map((row) => (row.id === id ? { ...row, outcome } : row));
      return {
        ...without(state),
        parts: withAnswer<Parts>(parts, { part: 'badEvents', data: { ...data, events: rows } }),
      };
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
    .addCase(events.settingChanged, (state) => without(state as AnalysisState))
    .addCase(events.problemDismissed, (state) => without(state as AnalysisState))
    .addCase(auth.loggedIn, (state) => ({ ...(state as AnalysisState), isMember: true }))
    // What one analyst saw is no other's.
    .addCase(auth.loggedOut, ({ place }) => ({ ...initialState, ...(place && { place }) })),
);
