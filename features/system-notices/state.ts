import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import type { SystemNotice } from './contract';
import { events } from './events';

export interface ShownNotice extends SystemNotice {
  readonly isLeaving: boolean;
}
export interface SystemNoticesState {
  /** For whom they are asked; none for a visitor. */
  readonly globalId?: string;
  readonly shown: readonly ShownNotice[];
}
const initialState: SystemNoticesState = { shown: [] };

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(auth.loggedIn, ({ shown }, { payload }): SystemNoticesState => ({
      globalId: payload.user.globalId,
      shown,
    }))
    .addCase(auth.loggedOut, (): SystemNoticesState => initialState)
    .addCase(events.noticesLoaded, (state, { payload }): SystemNoticesState => ({
      ...state,
      shown: [...state.shown, ...payload.notices.map((notice) => ({ ...notice, isLeaving: false }))],
    }))
    .addCase(events.noticeDismissed, (state, { payload }): SystemNoticesState => ({
      ...state,
      shown: state.shown.map((notice) =>
        notice.id === payload.id ? { ...notice, isLeaving: true } : notice,
      ),
    }))
    .addCase(events.noticeCleared, (state, { payload }): SystemNoticesState => ({
      ...state,
      shown: state.shown.filter(({ id }) => id !== payload.id),
    })),
);
