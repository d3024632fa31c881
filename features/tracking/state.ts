import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { events as search } from '#features/search/events';
import { guiding } from '#src/kernel/shared-events';
import type { TrackEnvelope } from './contract';
import { events } from './events';
import type { WaitingFact } from './outbox';

/** What every fact is stamped with. */
export interface TrackingState {
  readonly tab: string;
  readonly entry: number;
  readonly device: string;
  readonly accountName?: string;
  readonly role: TrackEnvelope['ro'];
  readonly route?: string;
  /** Present only while a search is in progress. */
  readonly searchId?: number;
  /** The page that shows its results: what happens elsewhere is of no search. */
  readonly searchRoute?: string | undefined;
  /** Present only while a guide is running. */
  readonly guideType?: string | undefined;
  /** Facts of this tab that the server has not acknowledged: all that no outbox holds, and the last of the others. */
  readonly unsent: readonly WaitingFact[];
  /** Facts wait in memory. */
  readonly isInMemory: boolean;
}

/** As many as a page can send while it is left. */
const MOST_UNSENT = 200;

export const initialState: TrackingState = {
  tab: '',
  entry: 0,
  device: '',
  role: 'a',
  unsent: [],
  isInMemory: false,
};

const roleOf = (user: { isInternal: boolean; isPaid: boolean; isTrial: boolean }): TrackEnvelope['ro'] =>
  user.isInternal ? 'i' : user.isPaid ? 'p' : user.isTrial ? 't' : 'u';

type MemberKnown = ReturnType<typeof auth.userReloaded>['payload'];
const known = (state: TrackingState, { user }: MemberKnown): TrackingState => ({
  ...state,
  accountName: user.accountName,
  role: roleOf(user),
});
const nobody = ({ accountName: _, ...state }: TrackingState): TrackingState => ({ ...state, role: 'a' });

const withoutSearch = ({ searchId: _, searchRoute: _route, ...state }: TrackingState): TrackingState => state;

const without = (
  state: TrackingState,
  { payload: { ids } }: { readonly payload: { readonly ids: readonly string[] } },
): TrackingState => ({ ...state, unsent: state.unsent.filter(({ id }) => !ids.includes(id)) });

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(events.tabNamed, (state, { payload }) => ({ ...state, ...payload }))
    .addCase(auth.loggedIn, (state, { payload }) => known(state, payload))
    .addCase(auth.userReloaded, (state, { payload }) => known(state, payload))
    .addCase(auth.loggedOut, nobody)
    .addCase(navigation.routeEntered, (state, { payload: { name } }) => ({
      ...(state.searchRoute === name ? state : withoutSearch(state)),
      route: name,
    }))
    .addCase(search.searchRequested, (state, { payload: { searchId, route } }) => ({
      ...state,
      searchId,
      searchRoute: route ?? state.route,
    }))
    .addCase(search.searchEnded, withoutSearch)
    .addCase(guiding.guideTypeChanged, (state, { payload }) => ({ ...state, ...payload }))
    .addCase(events.factStamped, (state, { payload }) => ({ ...state, unsent: [...state.unsent, payload] }))
    .addCase(events.factsKept, (state) => ({ ...state, unsent: state.unsent.slice(-MOST_UNSENT) }))
    .addCase(events.keepingRefused, (state) => ({ ...state, isInMemory: true }))
    .addCase(events.factsTaken, without)
    .addCase(events.factsDropped, without),
);
