import { joinEpics } from '#src/kernel/epic';
import type { PortalEvents } from '#src/kernel/portal-events';
import type { Slice } from '#src/kernel/slice';
import * as collecting from './collect-epics';
import { choosePeriod, loadLine, loadPlaces, viewLine } from './epics';
import { listDriver } from './list-driver';
import { loadLineWhenNeeded, loadPlacesWhenNeeded, viewOnEntry } from './policies';
import { reducer, type LaborState } from './state';
import { tracked } from './tracked';

export { selectLaborArea } from './selectors';

export const labor: Slice<'labor', LaborState, [portal: PortalEvents]> = {
  name: 'labor',
  reducer,
  epics: (portal) =>
    joinEpics(listDriver.epicsWith(portal), {
      // A view that is told must find the epics that load it listening.
      loadLine,
      loadPlaces,
      loadLineWhenNeeded,
      loadPlacesWhenNeeded,
      choosePeriod,
      viewLine,
      viewOnEntry,
      ...collecting,
    }),
  tracked,
};
