import { createReducer } from '@reduxjs/toolkit';
import type { Problem } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import { events } from './events';
import type { ExportWish } from './wish';

export type ExportsState =
  | { readonly status: 'idle' }
  | { readonly status: 'reading'; readonly wish: ExportWish; readonly done: number; readonly total?: number }
  | { readonly status: 'writing'; readonly wish: ExportWish; readonly done: number }
  | {
      readonly status: 'finished';
      readonly list: string;
      readonly fileName: string;
      readonly rows: number;
      readonly isCut: boolean;
    }
  | { readonly status: 'failed'; readonly list: string; readonly problem: Problem };
const initialState = { status: 'idle' } as ExportsState;

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(events.exportRequested, (_, { payload }): ExportsState => ({
      status: 'reading',
      wish: payload,
      done: 0,
    }))
    .addCase(events.exportProgressed, (state, { payload }): ExportsState =>
      state.status === 'reading' ? { status: 'reading', wish: state.wish, ...payload } : state,
    )
    .addCase(events.writingStarted, (state): ExportsState =>
      state.status === 'reading' ? { status: 'writing', wish: state.wish, done: state.done } : state,
    )
    .addCase(events.exportFinished, (_, { payload }): ExportsState => ({
      status: 'finished',
      list: payload.list,
      fileName: payload.fileName,
      rows: payload.rows,
      isCut: payload.isCut,
    }))
    .addCase(events.exportFailed, (_, { payload }): ExportsState => ({ status: 'failed', ...payload }))
    .addCase(events.exportCancelled, (): ExportsState => ({ status: 'idle' }))
    .addCase(events.exportDismissed, (state): ExportsState =>
      state.status === 'finished' || state.status === 'failed' ? { status: 'idle' } : state,
    )
    .addCase(auth.loggedOut, (): ExportsState => ({ status: 'idle' })),
);
