import type { Slice } from '#src/kernel/slice';
import { loadAreas, pickRegion } from './epics';
import { followRoute } from './policies';
import { reducer, type RegionsState } from './state';
import { tracked } from './tracked';

export { commands } from './commands';
export { events } from './events';
export { selectAreas, selectCurrentRegion } from './selectors';

export const regions: Slice<'regions', RegionsState> = {
  name: 'regions',
  reducer,
  epics: () => ({ loadAreas, pickRegion, followRoute }),
  tracked,
};
