import { createReducer } from '@reduxjs/toolkit';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { events } from './events';
import type { TutorialSource } from './source';

export interface TutorialVideoState {
  readonly source?: TutorialSource;
  readonly isMember: boolean;
  readonly route?: string;
  readonly isOpen: boolean;
  /** Watched before the present playing. */
  readonly watchedMs: number;
  readonly playingSince?: number;
  readonly isWatchedToEnd: boolean;
}
const initialState: TutorialVideoState = {
  isMember: false,
  isOpen: false,
  watchedMs: 0,
  isWatchedToEnd: false,
};

/** A clock that was set back takes nothing away. */
export const watchedUntil = (
  { watchedMs, playingSince }: Pick<TutorialVideoState, 'watchedMs' | 'playingSince'>,
  at: number,
): number => watchedMs + (playingSince === undefined ? 0 : Math.max(0, at - playingSince));

const stopped = (state: TutorialVideoState, at: number): TutorialVideoState => {
  const { playingSince: _, ...rest } = state;
  return { ...rest, watchedMs: watchedUntil(state, at) };
};
const atRest = ({ playingSince: _, ...state }: TutorialVideoState): TutorialVideoState => ({
  ...state,
  isOpen: false,
  watchedMs: 0,
  isWatchedToEnd: false,
});

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(auth.loggedIn, (state): TutorialVideoState => ({ ...state, isMember: true }))
    .addCase(auth.loggedOut, (state): TutorialVideoState => ({ ...state, isMember: false }))
    .addCase(navigation.routeEntered, (state, { payload }): TutorialVideoState => ({
      ...state,
      route: payload.name,
    }))
    .addCase(events.sourceFound, (state, { payload }): TutorialVideoState => ({
      ...state,
      source: payload.source,
    }))
    .addCase(events.videoOpened, (state): TutorialVideoState => ({ ...atRest(state), isOpen: true }))
    .addCase(events.playbackStarted, (state, { payload }): TutorialVideoState => ({
      ...state,
      playingSince: state.playingSince ?? payload.at,
    }))
    .addCase(events.playbackPaused, (state, { payload }) => stopped(state, payload.at))
    .addCase(events.playbackEnded, (state, { payload }): TutorialVideoState => ({
      ...stopped(state, payload.at),
      isWatchedToEnd: true,
    }))
    .addCase(events.videoClosed, atRest),
);
