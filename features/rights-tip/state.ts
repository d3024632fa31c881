import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '../auth/events';
import { events as navigation } from '../navigation/events';
import { events } from './events';
import type { TipCause } from './tip-cause';

export interface RightsTipState {
  readonly isOpen: boolean;
  /** Of the last opening: what is chosen in the tip is told when it has closed. */
  readonly cause: TipCause;
}
export const initialState: RightsTipState = { isOpen: false, cause: 'page' };

const closed = (state: RightsTipState): RightsTipState => ({ ...state, isOpen: false });

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(events.tipOpened, (_, { payload }): RightsTipState => ({
      isOpen: true,
      cause: payload.cause,
    }))
    .addCase(events.tipClosed, closed)
    // Back to a page that is theirs. A VIP page leads home by itself, and the tip explains why.
    .addCase(navigation.routeEntered, (state, { payload }): RightsTipState =>
      state.cause === 'vipPage' || payload.lacksRights ? state : closed(state),
    )
    .addCase(auth.loggedIn, (state, { payload }): RightsTipState =>
      payload.user.hasRights ? closed(state) : state,
    )
    .addCase(auth.loggedOut, closed),
);
