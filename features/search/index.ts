import type { Slice } from '#src/kernel/slice';
import { choose } from './epics/choose';
import { findResults } from './epics/find-results';
import { followPoster } from './epics/follow-poster';
import { keepRecent } from './epics/keep-recent';
import { loadPoster } from './epics/load-poster';
import { loadPrompt } from './epics/load-prompt';
import { openResult } from './epics/open-result';
import { refine } from './epics/refine';
import { submit } from './epics/submit';
import { suggest } from './epics/suggest';
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
