import type { Slice } from '#src/kernel/slice';
import { choose, keepRecent, loadPrompt, suggest } from './epics/box';
import { findResults } from './epics/find-results';
import { followPoster, loadPoster } from './epics/poster';
import { openResult } from './epics/open-result';
import { refine } from './epics/refine';
import { submit } from './epics/submit';
import {
  answerSearch,
  askOnceEntered,
  endSearch,
  findAgain,
  loadPosterOnEntry,
  refineByRegion,
  tellRefinements,
} from './policies';
import { reducer, type SearchState } from './state';
import { tracked } from './tracked';

export { commands } from './commands';
export { events } from './events';
export { selectRecent } from './selectors';

export const search: Slice<'search', SearchState> = {
  name: 'search',
  reducer,
  epics: () => ({
    // These hear what the others tell, so they subscribe before them.
    answerSearch,
    endSearch,
    keepRecent,
    tellRefinements,
    choose,
    findResults,
    followPoster,
    loadPoster,
    loadPrompt,
    openResult,
    refine,
    submit,
    suggest,
    findAgain,
    askOnceEntered,
    loadPosterOnEntry,
    refineByRegion,
  }),
  tracked,
};
