import { RESULTS_ROUTE, viewFrom, type ResultsView } from './results-view';
import type { SearchState } from './state';

const NONE: readonly string[] = [];
const own = (state: unknown) => (state as { readonly search: SearchState }).search;

export const selectMember = (state: unknown) => own(state).box.globalId;
export const selectPrompt = (state: unknown) => own(state).box.prompt;
export const selectWordsFor = (state: unknown) => own(state).box.text;
export const selectWords = (state: unknown) => own(state).box.words;
/** The slice comes late; until then nothing was searched. */
export const selectRecent = (state: unknown) => (own(state) as SearchState | undefined)?.box.recent ?? NONE;
export const selectSubmitted = (state: unknown) => own(state).box.submitted;

export const selectPlace = (state: unknown) => own(state).current.place;
export const selectRunning = (state: unknown) => own(state).current.running;

export const selectResults = (state: unknown) => own(state).results;
export const selectPoster = (state: unknown) => own(state).results.poster;

/** What the address says while the results are on the screen. */
export const viewOnScreen = (state: unknown): ResultsView | undefined => {
  const place = selectPlace(state);
  return place?.name === RESULTS_ROUTE ? viewFrom(place.query) : undefined;
};
