import { joinEpics } from '#src/kernel/epic';
import type { PortalEvents } from '#src/kernel/portal-events';
import type { Slice } from '#src/kernel/slice';
import { foldOldTax, loadSubject, weighByAge } from './epics';
import { listDriver } from './list-driver';
import * as policies from './policies';
import { reducer, type IndexRangeState } from './state';
import { tracked } from './tracked';

export { selectRangeArea } from './selectors';

export const indexRange: Slice<'indexRange', IndexRangeState, [portal: PortalEvents]> = {
  name: 'indexRange',
  reducer,
  epics: (portal) =>
    joinEpics(
      // Finds on entry in its own way.
      listDriver.epicsWith(portal, { without: ['findOnEntry'] }),
      {
        foldOldTax,
        loadSubject,
        weighByAge,
      },
      policies,
    ),
  tracked,
};
