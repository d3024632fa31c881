import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { events as search } from '#features/search/events';
import { guiding } from '#src/kernel/guiding';
import type { TrackEnvelope } from './contract';
import { events } from './events';

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
  /** Present only while a guide is running. */
  readonly guideType?: string | undefined;
  readonly sent: number;
  readonly lost: number;
}

export const initialState: TrackingState = { tab: '', entry: 0, device: '', role: 'a', sent: 0, lost: 0 };

const roleOf = (user: { isInternal: boolean; isPaid: boolean; isTrial: boolean }): TrackEnvelope['ro'] =>
  user.isInternal ? 'i' : user.isPaid ? 'p' : user.isTrial ? 't' : 'u';

const nobody = ({ accountName: _, ...state }: TrackingState): TrackingState => ({ ...state, role: 'a' });

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(events.tabNamed, (state, { payload }) => ({ ...state, ...payload }))
    .addCase(auth.loggedIn, (state, { payload: { user } }) => ({
      ...state,
      accountName: user.accountName,
      role: roleOf(user),
    }))
    .addCase(auth.loggedOut, nobody)
    .addCase(navigation.routeEntered, (state, { payload }) => ({ ...state, route: payload.name }))
    .addCase(search.searchRequested, (state, { payload }) => ({ ...state, searchId: payload.searchId }))
    .addCase(search.searchEnded, ({ searchId: _, ...state }) => state)
    .addCase(guiding.guideTypeChanged, (state, { payload }) => ({ ...state, ...payload }))
    .addCase(events.factSent, (state) => ({ ...state, sent: state.sent + 1 }))
    .addCase(events.factDropped, (state) => ({ ...state, lost: state.lost + 1 })),
);
