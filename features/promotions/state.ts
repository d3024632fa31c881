import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import type { Entrance } from './contract';
import { events } from './events';

export interface PromotionsState {
  readonly isMember: boolean;
  /** Picture of the box; absent while there is none to show. */
  readonly recruitImage?: string;
  readonly entrance?: Entrance;
  /** Entrances this member has followed before. */
  readonly known: readonly string[];
}
const initialState: PromotionsState = { isMember: false, known: [] };

const withoutRecruit = ({ recruitImage: _, ...state }: PromotionsState): PromotionsState => state;
const knowing = (state: PromotionsState, id: string): PromotionsState => ({
  ...state,
  known: state.known.includes(id) ? state.known : [...state.known, id],
});

export const reducer = createReducer(initialState, (on) =>
  on
    // Another member may log in without anybody logging out: nothing of the last one is left.
    .addCase(auth.loggedIn, ({ entrance }): PromotionsState => ({
      isMember: true,
      known: [],
      ...(entrance && { entrance }),
    }))
    .addCase(auth.loggedOut, (): PromotionsState => initialState)
    .addCase(events.recruitFound, (state, { payload }): PromotionsState =>
      state.isMember ? { ...state, recruitImage: payload.imagePath } : state,
    )
    .addCase(events.recruitFollowed, withoutRecruit)
    .addCase(events.recruitDismissed, withoutRecruit)
    .addCase(events.entranceFound, (state, { payload }): PromotionsState => ({
      ...state,
      entrance: payload.entrance,
    }))
    .addCase(events.entranceRecognised, (state, { payload }) => knowing(state, payload.id))
    .addCase(events.entranceFollowed, (state, { payload }) => knowing(state, payload.id)),
);
