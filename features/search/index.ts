import type { Slice } from '../../src/kernel/slice';
import { choose } from './epics/choose';
import { submit } from './epics/submit';
import { suggest } from './epics/suggest';
import { endSearch } from './policies';
import { reducer, type SearchState } from './state';
import { tracked } from './tracked';

export { commands } from './commands';
export type { SearchCategory } from './contract';
export { selectLastSearch, selectWords } from './selectors';

export const search: Slice<'search', SearchState> = {
  name: 'search',
  reducer,
  epics: { submit, suggest, choose, endSearch },
  tracked,
};
