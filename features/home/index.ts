import type { Slice } from '#src/kernel/slice';
import { loadFigures, loadHome } from './epics';
import { followBasis, loadOnEntry } from './policies';
import { reducer, type HomeState } from './state';
import { tracked } from './tracked';

export { commands } from './commands';
export { events } from './events';

export const home: Slice<'home', HomeState> = {
  name: 'home',
  reducer,
  epics: () => ({ loadHome, loadFigures, loadOnEntry, followBasis }),
  tracked,
};
