import { createReducer } from '@reduxjs/toolkit';
import type { Problem } from '#src/kernel/send';
import type { HomeContent } from './contract';
import { events } from './events';

/** Content once shown stays while it is fetched again, and when that fails. */
export interface HomeState {
  readonly status: 'idle' | 'loading' | 'shown' | 'failed';
  readonly content?: HomeContent;
  readonly problem?: Problem;
}
export const initialState: HomeState = { status: 'idle' };

const kept = ({ content }: HomeState) => (content ? { content } : {});

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(events.loadRequested, (state): HomeState => ({ status: 'loading', ...kept(state) }))
    .addCase(events.contentLoaded, (_, { payload: { content } }): HomeState => ({ status: 'shown', content }))
    .addCase(events.contentFailed, (state, { payload: { problem } }): HomeState => ({
      status: 'failed',
      problem,
      ...kept(state),
    })),
);
