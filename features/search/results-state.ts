import { createReducer } from '@reduxjs/toolkit';
import type { Problem } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import type { Group, SearchFound } from './contract';
import { events } from './events';
import type { Poster } from './poster';
import { isSameSearch, type ResultsView } from './results-view';

export type Count = Pick<SearchFound['groups'][number], 'total' | 'isCapped'>;
export type Counts = { readonly [G in Group]?: Count };

/** While the same search is asked anew the old rows stay on the screen. */
export interface ResultsState {
  readonly status: 'idle' | 'searching' | 'shown' | 'failed';
  readonly view: ResultsView;
  /** What the rows answer; lags behind `view` while searching. */
  readonly shown?: { readonly view: ResultsView; readonly found: SearchFound };
  /** Of every group known so far, also of those that are not shown. */
  readonly counts: Counts;
  readonly problem?: Problem;
  readonly poster?: Poster;
}
const initialResults: ResultsState = {
  status: 'idle',
  view: { text: '', category: 'all' },
  counts: {},
};

const countsOf = (found: SearchFound): Counts =>
  Object.fromEntries(found.groups.map(({ group, total, isCapped }) => [group, { total, isCapped }]));

export const resultsReducer = createReducer(initialResults, (on) =>
  on
    .addCase(events.resultsRequested, ({ view: before, shown, counts, poster }, { payload: { view } }) => {
      const isSame = isSameSearch(before, view);
      return {
        status: 'searching' as const,
        view,
        ...(shown && isSame && { shown }),
        counts: isSame && before.areaId === view.areaId ? counts : {},
        ...(poster && { poster }),
      };
    })
    .addCase(events.resultsLoaded, ({ counts, poster }, { payload }) => ({
      status: 'shown' as const,
      view: payload.view,
      shown: payload,
      counts: { ...counts, ...countsOf(payload.found) },
      ...(poster && { poster }),
    }))
    .addCase(events.resultsFailed, (state, { payload }): ResultsState => ({
      ...state,
      ...payload,
      status: 'failed',
    }))
    .addCase(events.posterLoaded, (state, { payload }): ResultsState => ({ ...state, poster: payload }))
    // What one member may see is not left for the next at this screen.
    .addCase(auth.loggedOut, ({ poster }): ResultsState => ({
      ...initialResults,
      ...(poster && { poster }),
    })),
);
