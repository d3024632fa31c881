import { createSelector } from '@reduxjs/toolkit';
import { selectorsOf, type RootState } from '#src/kernel/state';
import { resultList, type ResultsView } from './result-list';
import type { RunningState } from './running-state';
import type { SearchState } from './state';

export type { Count, Counts, ResultsState } from './results-state';

const NONE: readonly string[] = [];
const select = selectorsOf<SearchState>('search');

export const selectMember = select((own) => own.box.globalId);
export const selectPrompt = select((own) => own.box.prompt);
export const selectWordsFor = select((own) => own.box.text);
export const selectWords = select((own) => own.box.words);
/** The slice comes late; until then nothing was searched. */
export const selectRecent = select((own: SearchState | undefined) => own?.box.recent ?? NONE);
export const selectPutOff = select((own) => own.box.putOff);
export const selectSubmitted = select((own) => own.box.submitted);

export const selectPlace = select((own) => own.current.place);
export const selectRunning = select((own) => own.current.running);

export const selectResults = select((own) => own.results);
export const selectPoster = select((own) => own.poster);

const viewAt = (place: RunningState['place']): ResultsView | undefined =>
  place?.name === resultList.route ? resultList.viewFrom(place.query) : undefined;

/** What the address says while the results are on the screen. */
export const viewOnScreen = (state: RootState): ResultsView | undefined => viewAt(selectPlace(state));

/** With the view of the address, which asks for nothing where it holds no words. */
export const selectList = createSelector([selectResults, selectPlace], (results, place) => ({
  ...results,
  view: viewAt(place) ?? results.view,
}));
