import { createReducer, type Action } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import { withAnswer, withFailure, withRequest } from '#src/calls/latest-answers';
import { codes } from '#src/contract/codes';
import type { Problem } from '#src/kernel/send';
import type { BadEvent, BadEvents } from './contract/quality';
import type { EventRow } from './contract/streams';
import type { SavedView, SqlResult } from './contract/workbench';
import { events } from './events';
import type { Params, Parts } from './parts';
import { isReady, SCREENS, type ScreenAddress } from './screens';

export interface Live {
  /** Oldest first, the latest `MOST_LIVE`. */
  readonly rows: readonly EventRow[];
  /** The last fact that is shown; undefined while it runs. */
  readonly upTo?: string;
  readonly text: string;
  /** Between the facts that are shown others are missing. */
  readonly isGapped?: true;
  readonly problem?: Problem;
}

export interface Sql {
  /** The statement that is on its way. */
  readonly running?: string;
  readonly answer?: { readonly sql: string; readonly result: SqlResult };
}

/** The bad event that was dealt with last. */
export interface Settling {
  readonly id: string;
  readonly isUnderWay: boolean;
  readonly problem?: Problem;
}

export interface Erasure {
  readonly receipt: string;
  readonly how: 'anonymous' | 'deleted';
}

export interface AnalysisState {
  readonly place?: ScreenAddress;
  /** Somebody is logged in. */
  readonly isMember: boolean;
  /** The server has said that this is not open to them. */
  readonly isRefused?: true;
  readonly parts: Parts;
  readonly live: Live;
  readonly sql: Sql;
  readonly settling?: Settling;
  /** A file is on its way. */
  readonly isExporting?: true;
  readonly views: readonly SavedView[];
  /** The one that was saved last, on this screen or another. */
  readonly saved?: string;
  /** What was done for one person last, with its receipt. */
  readonly erasure?: Erasure;
  readonly problem?: Problem;
}

const MOST_LIVE = 2_000;

const initialState: AnalysisState = {
  isMember: false,
  parts: {},
  live: { rows: [], text: '' },
  sql: {},
  views: [],
};

const withMore = (state: AnalysisState, rows: readonly EventRow[], next: string | null): AnalysisState => {
  const { data } = state.parts.events ?? {};
  if (!data) return state;
  const all = { events: [...data.events, ...rows], next };
  return { ...state, parts: withAnswer<Parts>(state.parts, { part: 'events', data: all }) };
};

/** A screen that does not know yet what to ask shows nothing of what it was asked before. */
const partsAt = (parts: Parts, place: ScreenAddress): Parts => {
  if (isReady(place)) return parts;
  const own: readonly string[] = SCREENS[place.screen].parts;
  return Object.fromEntries(Object.entries(parts).filter(([part]) => !own.includes(part)));
};

/** What is settled is counted no more among what is not. */
const oneFewer = (reasons: BadEvents['reasons'], settled: BadEvent | undefined): BadEvents['reasons'] =>
  reasons
    .map((row) =>
      settled && row.reason === settled.reason && row.fncode === (settled.body.fncode ?? '')
        ? { ...row, events: row.events - 1 }
        : row,
    )
    .filter(({ events: left }) => left > 0);

/** Of upkeep analysts may be refused what only admins may do. */
const tellsRefusal = (action: Action): boolean =>
  (events.partFailed.match(action) ||
    events.liveFailed.match(action) ||
    (events.workFailed.match(action) && action.payload.work === 'view')) &&
  action.payload.problem.code === codes.rightsOnly;

const exported = ({ isExporting: _, ...state }: AnalysisState): AnalysisState => state;
const without = ({ problem: _, ...state }: AnalysisState): AnalysisState => state;
/** Nothing is told any more of what was asked before. */
const anew = ({ erasure: _, ...state }: AnalysisState): AnalysisState => without(state);

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(events.screenOpened, ({ settling: _, ...state }, { payload }): AnalysisState => ({
      ...anew(state),
      parts: partsAt(state.parts, payload),
      live: payload.screen === 'live' ? { ...state.live, text: payload.params.text ?? '' } : state.live,
      place: payload,
    }))
    .addCase(events.partRequested, (state, { payload }): AnalysisState => ({
      ...state,
      parts: withRequest<Parts, Params>(state.parts, payload),
    }))
    .addCase(events.partLoaded, (state, { payload }): AnalysisState => ({
      ...state,
      parts: withAnswer<Parts>(state.parts, payload),
    }))
    .addCase(events.partFailed, (state, { payload }): AnalysisState => ({
      ...state,
      parts: withFailure<Parts>(state.parts, payload),
    }))
    .addCase(events.moreLoaded, (state, { payload }): AnalysisState =>
      withMore(state, payload.rows, payload.next),
    )
    .addCase(events.factsArrived, (state, { payload }): AnalysisState => {
      const { problem: _, ...live } = state.live;
      const known = new Set(live.rows.map(({ id }) => id));
      const rows = payload.rows.filter(({ id }) => !known.has(id));
      return {
        ...state,
        live: { ...live, rows: [...live.rows, ...rows].slice(-MOST_LIVE) },
      };
    })
    .addCase(events.liveGapped, (state): AnalysisState => ({
      ...state,
      live: { ...state.live, isGapped: true },
    }))
    .addCase(events.liveFailed, (state, { payload }): AnalysisState => ({
      ...state,
      live: { ...state.live, problem: payload.problem },
    }))
    .addCase(events.livePaused, (state, { payload }): AnalysisState => {
      const { upTo: _, ...live } = state.live;
      return { ...state, live: { ...live, ...payload } };
    })
    .addCase(events.liveFiltered, (state, { payload }): AnalysisState => ({
      ...state,
      live: { ...state.live, text: payload.text },
    }))
    .addCase(events.badFactSubmitted, (state, { payload: { id } }): AnalysisState => ({
      ...state,
      settling: { id, isUnderWay: true },
    }))
    .addCase(events.badFactRejected, (state, { payload }): AnalysisState => ({
      ...state,
      settling: { ...payload, isUnderWay: false },
    }))
    .addCase(events.badFactSettled, (before, { payload: { id, outcome } }): AnalysisState => {
      const { settling: _, ...state } = before;
      const parts = state.parts;
      const { data } = parts.badEvents ?? {};
      if (!data) return state;
      const rows = data.events.map((row) => (row.id === id ? { ...row, outcome } : row));
      return {
        ...without(state),
        parts: withAnswer<Parts>(parts, {
          part: 'badEvents',
          data: {
            reasons: oneFewer(
              data.reasons,
              data.events.find((row) => row.id === id),
            ),
            events: rows,
          },
        }),
      };
    })
    .addCase(events.sqlRequested, (state, { payload: { sql } }): AnalysisState => ({
      ...without(state),
      sql: { running: sql },
    }))
    .addCase(events.sqlAnswered, (state, { payload: answer }): AnalysisState =>
      answer.sql === state.sql.running ? { ...state, sql: { answer } } : state,
    )
    .addCase(events.exportRequested, (state): AnalysisState => ({ ...without(state), isExporting: true }))
    .addCase(events.fileExported, (state): AnalysisState => exported(state))
    .addCase(events.viewsLoaded, (state, { payload: { views } }): AnalysisState => ({ ...state, views }))
    .addCase(events.viewSaved, (state, { payload: { view } }): AnalysisState => ({
      ...without(state),
      saved: view.id,
      views: [view, ...state.views.filter(({ name, isOwn }) => !isOwn || name !== view.name)],
    }))
    .addCase(events.viewRemoved, (state, { payload: { id } }): AnalysisState => ({
      ...state,
      views: state.views.filter((view) => view.id !== id),
    }))
    .addCase(events.workFailed, (state, { payload: { work, problem } }): AnalysisState => ({
      ...(work === 'export' ? exported(state) : state),
      ...(work === 'sql' && { sql: {} }),
      problem,
    }))
    .addCase(events.maintenanceRequested, (state): AnalysisState => anew(state))
    .addCase(events.personErased, (state, { payload: erasure }): AnalysisState => ({ ...state, erasure }))
    .addCase(events.settingChanged, (state): AnalysisState => without(state))
    .addCase(events.problemDismissed, (state): AnalysisState => without(state))
    .addCase(auth.loggedIn, (state): AnalysisState => ({ ...state, isMember: true }))
    // What one analyst saw is no other's.
    .addCase(auth.loggedOut, ({ place }): AnalysisState => ({ ...initialState, ...(place && { place }) }))
    .addMatcher(tellsRefusal, (state): AnalysisState => ({ ...state, isRefused: true })),
);
