import { createReducer } from '@reduxjs/toolkit';
import type { ActionLog } from '#infra/action-log/reader';
import type { Breakpoint } from './breakpoint';
import { events, type Moment, type Verification, type Work } from './events';
import type { LineKind } from './log-index';
import type { KeptFile } from './needs';
import type { Place } from './place';
import type { Speed } from './speeds';

export interface RecorderState {
  /** Where the address leads; it waits for a log. */
  readonly place: Place;
  readonly kept: readonly KeptFile[];
  readonly file?: { readonly name: string; readonly log: ActionLog };
  readonly refused?: { readonly name: string; readonly why: string };
  readonly work?: { readonly work: Work; readonly done: number };
  /** States can be asked for. */
  readonly isReady: boolean;
  /** Actions that have happened, and the line that is looked at. */
  readonly n: number;
  readonly row?: number;
  readonly moment?: Moment;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  readonly filter: { readonly kind: LineKind; readonly text: string };
  readonly breakpoint?: Breakpoint;
  /** What came of the last request, in words. */
  readonly remark?: string;
  readonly verification?: Verification;
}

const ALL: RecorderState['filter'] = { kind: 'all', text: '' };

const initialState: RecorderState = {
  place: {},
  kept: [],
  isReady: false,
  n: 0,
  isPlaying: false,
  speed: 1,
  filter: ALL,
};

const without = <K extends keyof RecorderState>(state: RecorderState, ...keys: readonly K[]) =>
  Object.fromEntries(Object.entries(state).filter(([key]) => !keys.includes(key as K))) as Omit<
    RecorderState,
    K
  >;

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(events.placeNamed, (state, { payload }) => ({ ...(state as RecorderState), place: payload }))
    .addCase(events.keptFound, (state, { payload }) => ({ ...(state as RecorderState), ...payload }))
    .addCase(events.readingBegun, (state) => ({
      ...without(state as RecorderState, 'refused', 'remark', 'verification'),
      work: { work: 'read', done: 0 },
    }))
    .addCase(events.workAdvanced, (state, { payload }) => ({ ...(state as RecorderState), work: payload }))
    .addCase(events.workEnded, (state) => without(state as RecorderState, 'work', 'remark'))
    .addCase(events.fileRefused, (state, { payload }) => ({
      ...without(state as RecorderState, 'work'),
      refused: payload,
    }))
    .addCase(events.logOpened, ({ place, kept, speed }, { payload }) => ({
      ...initialState,
      place,
      kept: kept as RecorderState['kept'],
      speed,
      file: payload,
      work: { work: 'fold', done: 0 },
    }))
    .addCase(events.logFolded, (state) => ({ ...without(state as RecorderState, 'work'), isReady: true }))
    .addCase(events.moved, (state, { payload: { n, row, moment } }) => ({
      ...without(state as RecorderState, 'row'),
      n,
      ...(moment && { moment }),
      ...(row !== undefined && { row }),
    }))
    .addCase(events.playStarted, (state) => ({
      ...without(state as RecorderState, 'remark'),
      isPlaying: true,
    }))
    .addCase(events.playStopped, (state) => ({ ...(state as RecorderState), isPlaying: false }))
    .addCase(events.speedChosen, (state, { payload }) => ({ ...(state as RecorderState), ...payload }))
    .addCase(events.linesFiltered, (state, { payload }) => ({
      ...(state as RecorderState),
      filter: payload,
    }))
    .addCase(events.breakpointChosen, (state, { payload: { breakpoint } }) => ({
      ...without(state as RecorderState, 'breakpoint', 'remark'),
      ...(breakpoint && { breakpoint }),
    }))
    .addCase(events.breakpointRefused, (state, { payload }) => ({
      ...without(state as RecorderState, 'breakpoint'),
      remark: payload.why,
    }))
    .addCase(events.breakpointNotMet, (state) => ({
      ...without(state as RecorderState, 'work'),
      remark: '从这里到结尾没有再停下的地方',
    }))
    .addCase(events.verified, (state, { payload }) => ({
      ...without(state as RecorderState, 'work'),
      verification: payload,
    }))
    .addCase(events.workFailed, (state, { payload }) => ({
      ...without(state as RecorderState, 'work'),
      remark: payload.why,
    }))
    .addCase(events.placeNotFound, (state, { payload }) => ({
      ...(state as RecorderState),
      remark: payload.why,
    })),
);
