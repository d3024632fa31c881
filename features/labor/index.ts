import { joinEpics } from '#src/kernel/epic';
import type { PortalEvents } from '#src/kernel/portal-events';
import type { Slice } from '#src/kernel/slice';
import * as collecting from './collect-epics';
import { choosePeriod, loadLine, loadPlaces, viewLine } from './epics';
import { listDriver } from './list-driver';
import * as policies from './policies';
import { reducer, type LaborState } from './state';
import { tracked } from './tracked';

export { selectLaborArea } from './selectors';

export const labor: Slice<'labor', LaborState, [portal: PortalEvents]> = {
  name: 'labor',
  reducer,
  epics: (portal) =>
    joinEpics(listDriver.epicsWith(portal), {
      loadLine,
      loadPlaces,
      choosePeriod,
      viewLine,
      ...collecting,
      // What they ask for must find the epics that do it listening.
      ...policies,
    }),
  tracked,
};
