import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import { events as navigation, type Entered } from '#features/navigation/events';
import { events } from './events';
import type { TipCause } from './tip-cause';

/** Where the member is, whatever the page has written into its address: filters, a region, a basis. */
const placeOf = ({ name, params }: Pick<Entered, 'name' | 'params'>): string =>
  [name, ...Object.values(params)].join('/');

export interface RightsTipState {
  readonly isOpen: boolean;
  /** Of the last opening: what is chosen in the tip is told when it has closed. */
  readonly cause: TipCause;
  readonly place?: string;
  /** The tip has been open on this place: what is filtered there opens it no more. */
  readonly isExplained: boolean;
}
const initialState: RightsTipState = { isOpen: false, cause: 'page', isExplained: false };

const closed = (state: RightsTipState): RightsTipState => ({ ...state, isOpen: false });

/** A page that is theirs closes the tip. A VIP page leads home by itself, and the tip explains why. */
const entered = (state: RightsTipState, place: string, lacksRights: boolean): RightsTipState => {
  if (place === state.place) return state;
  const isOpen = state.isOpen && (state.cause === 'vipPage' || lacksRights);
  return { ...state, isOpen, place, isExplained: isOpen };
};

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(events.tipOpened, (state, { payload }): RightsTipState => ({
      ...state,
      isOpen: true,
      cause: payload.cause,
      isExplained: true,
    }))
    .addCase(events.tipClosed, closed)
    .addCase(navigation.routeEntered, (state, { payload }) =>
      entered(state, placeOf(payload), payload.lacksRights),
    )
    .addCase(auth.loggedIn, (state, { payload }): RightsTipState =>
      payload.user.hasRights ? closed(state) : state,
    )
    .addCase(auth.loggedOut, closed),
);
