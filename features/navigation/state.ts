import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import type { Visitor } from './decide-entry';
import { events, type Entered } from './events';

export interface NavigationState {
  readonly visitor: Visitor;
  readonly entered?: Entered;
  /** Where to go after the next login. */
  readonly destination?: string;
}

const nobody: Visitor = { status: 'out', isVip: false, hasRights: false, isPartner: false, globalId: '' };
export const initialState: NavigationState = { visitor: { ...nobody, status: 'unknown' } };

type UserKnown = ReturnType<typeof auth.loggedIn | typeof auth.userReloaded>;
const withVisitor = (state: NavigationState, { payload: { user } }: UserKnown): NavigationState => ({
  ...state,
  visitor: {
    status: 'in',
    isVip: user.isVip,
    hasRights: user.hasRights,
    isPartner: user.isPartner,
    globalId: user.globalId,
  },
});

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(auth.loggedIn, withVisitor)
    .addCase(auth.userReloaded, (state, event) =>
      state.visitor.status === 'in' ? withVisitor(state, event) : state,
    )
    .addCase(auth.noSessionFound, (state) => ({ ...state, visitor: nobody }))
    .addCase(auth.loggedOut, (state) => ({ ...state, visitor: nobody }))
    .addCase(events.routeEntered, (state, { payload }) => ({ ...state, entered: payload }))
    .addCase(events.destinationRemembered, (state, { payload }) => ({ ...state, destination: payload.path }))
    .addCase(events.destinationDropped, (state) => ({ ...state, destination: undefined })),
);
