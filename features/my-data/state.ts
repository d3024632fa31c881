import { createReducer } from '@reduxjs/toolkit';
import type { Problem } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import type { ActionRecord, Format, Overview, RangeView } from './contract';
import { events } from './events';

export interface MyDataState {
  readonly view: RangeView;
  readonly status: 'idle' | 'loading' | 'shown' | 'failed';
  readonly records: readonly ActionRecord[];
  readonly next?: string;
  readonly isLoadingMore: boolean;
  readonly problem?: Problem;
  readonly overview?: Overview;
  /** The format that is being written. */
  readonly exporting?: Format;
  readonly isErasing: boolean;
  /** Proof of the last erasure. */
  readonly receipt?: { readonly receipt: string; readonly erased: number };
}

const initialState: MyDataState = {
  view: {},
  status: 'idle',
  records: [],
  isLoadingMore: false,
  isErasing: false,
};

const calm = ({ problem: _, ...state }: MyDataState): MyDataState => state;
const written = ({ exporting: _, ...state }: MyDataState): MyDataState => state;
const upTo = ({ next: _, ...state }: MyDataState, next: string | null): MyDataState => ({
  ...state,
  ...(next !== null && { next }),
});

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(events.recordsRequested, (state, { payload }): MyDataState => ({
      ...calm(state),
      status: 'loading',
      view: payload.range,
    }))
    .addCase(events.recordsLoaded, (state, { payload }): MyDataState => ({
      ...upTo(calm(state), payload.page.next),
      status: 'shown',
      records: payload.page.records,
      isLoadingMore: false,
    }))
    .addCase(events.recordsFailed, (state, { payload }): MyDataState => ({
      ...state,
      status: 'failed',
      problem: payload.problem,
    }))
    .addCase(events.moreRequested, (state): MyDataState => ({ ...state, isLoadingMore: true }))
    .addCase(events.moreLoaded, (state, { payload }): MyDataState => ({
      ...upTo(state, payload.page.next),
      records: [...state.records, ...payload.page.records],
      isLoadingMore: false,
    }))
    .addCase(events.moreFailed, (state): MyDataState => ({ ...state, isLoadingMore: false }))
    .addCase(events.overviewLoaded, (state, { payload }): MyDataState => ({
      ...state,
      overview: payload.overview,
    }))
    .addCase(events.exportRequested, (state, { payload }): MyDataState => ({
      ...state,
      exporting: payload.format,
    }))
    .addCase(events.fileSaved, written)
    .addCase(events.exportFailed, written)
    .addCase(events.erasureRequested, (state): MyDataState => ({ ...state, isErasing: true }))
    .addCase(events.dataErased, (state, { payload }): MyDataState => ({
      ...state,
      isErasing: false,
      receipt: payload,
    }))
    .addCase(events.erasureFailed, (state): MyDataState => ({ ...state, isErasing: false }))
    .addCase(events.pauseChanged, (state, { payload }): MyDataState => ({
      ...state,
      ...(state.overview && { overview: { ...state.overview, pausedAt: payload.pausedAt } }),
    }))
    .addCase(auth.loggedOut, (): MyDataState => initialState),
);
