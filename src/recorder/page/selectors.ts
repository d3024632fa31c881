import { createSelector } from '@reduxjs/toolkit';
import { selectorsOf } from '#src/kernel/state';
import { indexOf, rowsOf } from './log-index';
import type { RecorderState } from './state';

const select = selectorsOf<RecorderState>('recorder');

export const selectPlace = select(({ place }) => place);
export const selectKept = select(({ kept }) => kept);
export const selectFile = select(({ file }) => file);
export const selectLog = select(({ file }) => file?.log);
export const selectRefused = select(({ refused }) => refused);
export const selectWork = select(({ work }) => work);
export const selectIsReady = select(({ isReady }) => isReady);
export const selectCount = select(({ n }) => n);
export const selectRow = select(({ row }) => row);
export const selectMoment = select(({ moment }) => moment);
export const selectIsPlaying = select(({ isPlaying }) => isPlaying);
export const selectSpeed = select(({ speed }) => speed);
export const selectFilter = select(({ filter }) => filter);
export const selectBreakpoint = select(({ breakpoint }) => breakpoint);
export const selectRemark = select(({ remark }) => remark);
export const selectVerification = select(({ verification }) => verification);

export const selectIndex = createSelector([selectLog], (log) => log && indexOf(log));
export const selectRows = createSelector([selectLog, selectFilter], (log, filter) =>
  log ? rowsOf(log, filter) : [],
);
