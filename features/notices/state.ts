import { createReducer } from '@reduxjs/toolkit';
import type { Notice } from '#src/kernel/shared-events';
import { events } from './events';

export interface ShownNotice extends Notice {
  readonly id: number;
}
export interface NoticesState {
  readonly lastId: number;
  readonly shown: readonly ShownNotice[];
}
export const initialState: NoticesState = { lastId: 0, shown: [] };

const MOST_AT_ONCE = 4;

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(events.noticeRaised, ({ lastId, shown }, { payload }): NoticesState => {
      // Twenty calls that fail alike say it once.
      if (shown.some(({ text, type }) => text === payload.text && type === payload.type))
        return { lastId, shown };
      return { lastId: lastId + 1, shown: [...shown, { ...payload, id: lastId + 1 }].slice(-MOST_AT_ONCE) };
    })
    .addCase(events.noticeDismissed, ({ lastId, shown }, { payload }): NoticesState => ({
      lastId,
      shown: shown.filter(({ id }) => id !== payload.id),
    })),
);
