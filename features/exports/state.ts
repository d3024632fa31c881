import { combineReducers, createReducer } from '@reduxjs/toolkit';
import type { Problem } from '#src/kernel/send';
import type { CutBy } from '#src/tables/list-file';
import { events as auth } from '#features/auth/events';
import type { Quota } from './contract';
import { events } from './events';
import type { ExportRequest } from './export-request';

type ExportJob =
  | { readonly status: 'idle' }
  | {
      readonly status: 'reading';
      readonly request: ExportRequest;
      readonly done: number;
      readonly total?: number;
    }
  | { readonly status: 'writing'; readonly request: ExportRequest; readonly done: number }
  | {
      readonly status: 'finished';
      readonly list: string;
      readonly fileName: string;
      readonly rows: number;
      readonly cutBy?: CutBy | undefined;
    }
  | { readonly status: 'failed'; readonly list: string; readonly problem: Problem };

export interface ExportsState {
  readonly job: ExportJob;
  /** What may still be exported today; null until it is known. */
  readonly quota: Quota | null;
}

const initialJob: ExportJob = { status: 'idle' };

const job = createReducer<ExportJob>(initialJob, (on) =>
  on
    .addCase(events.exportRequested, (_, { payload }): ExportJob => ({
      status: 'reading',
      request: payload,
      done: 0,
    }))
    .addCase(events.exportProgressed, (state, { payload }): ExportJob =>
      state.status === 'reading' ? { status: 'reading', request: state.request, ...payload } : state,
    )
    .addCase(events.writingStarted, (state): ExportJob =>
      state.status === 'reading' ? { status: 'writing', request: state.request, done: state.done } : state,
    )
    .addCase(events.exportFinished, (_, { payload }): ExportJob => ({
      status: 'finished',
      list: payload.list,
      fileName: payload.fileName,
      rows: payload.rows,
      ...(payload.cutBy && { cutBy: payload.cutBy }),
    }))
    .addCase(events.exportFailed, (_, { payload }): ExportJob => ({ status: 'failed', ...payload }))
    .addCase(events.exportCancelled, (): ExportJob => ({ status: 'idle' }))
    .addCase(events.exportDismissed, (state): ExportJob =>
      state.status === 'finished' || state.status === 'failed' ? { status: 'idle' } : state,
    )
    .addCase(auth.loggedOut, (): ExportJob => ({ status: 'idle' })),
);

const quota = createReducer(null as Quota | null, (on) =>
  on.addCase(events.quotaLoaded, (_, { payload }) => payload).addCase(auth.loggedOut, () => null),
);

export const reducer = combineReducers({ job, quota });
