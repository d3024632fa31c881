import { createReducer } from '@reduxjs/toolkit';
import type { Problem } from '#src/kernel/send';
import { events as navigation } from '#features/navigation/events';
import type { HomeContent } from './contract';
import type { PlacedFigures } from './contract-figures';
import { events } from './events';
import { keyOf, placeIn } from './place';

/** Content once shown stays while it is fetched again, and when that fails. */
export interface HomeState {
  readonly status: 'idle' | 'loading' | 'shown' | 'failed';
  readonly content?: HomeContent;
  readonly problem?: Problem;
  /** Place and month that the address asks the indexes of; absent for the country and the newest month. */
  readonly of?: string;
  /** Of that place and month alone. */
  readonly figures?: PlacedFigures | 'failed';
}
export const initialState: HomeState = { status: 'idle' };

const kept = ({ content, of, figures }: HomeState) => ({
  ...(content && { content }),
  ...(of && { of }),
  ...(figures && { figures }),
});

export const reducer = createReducer(initialState, (on) =>
  on
    .addCase(events.loadRequested, (state): HomeState => ({ ...kept(state), status: 'loading' }))
    .addCase(events.contentLoaded, (state, { payload: { content } }): HomeState => ({
      ...kept(state),
      status: 'shown',
      content,
    }))
    .addCase(events.contentFailed, (state, { payload: { problem } }): HomeState => ({
      ...kept(state),
      status: 'failed',
      problem,
    }))
    .addCase(navigation.routeEntered, (state, { payload: { name, query } }): HomeState => {
      const of = keyOf(placeIn(query));
      if (name !== 'home' || of === (state.of ?? '')) return state;
      const { figures: _figures, of: _of, ...rest } = state;
      return of === '' ? rest : { ...rest, of };
    })
    .addCase(events.figuresLoaded, (state, { payload: { place, figures } }): HomeState =>
      keyOf(place) === state.of ? { ...state, figures } : state,
    )
    .addCase(events.figuresFailed, (state, { payload: { place } }): HomeState =>
      keyOf(place) === state.of && !state.figures ? { ...state, figures: 'failed' } : state,
    ),
);
