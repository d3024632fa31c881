import { joinEpics } from '#src/kernel/epic';
import type { PortalEvents } from '#src/kernel/portal-events';
import type { Slice } from '#src/kernel/slice';
import { loadDetail } from './epics';
import { listDriver } from './list-driver';
import { loadOnEntry } from './policies';
import { reducer, type WaterRenewalState } from './state';
import { tracked } from './tracked';

export { selectAreaIds, selectList } from './selectors';

export const waterRenewal: Slice<'waterRenewal', WaterRenewalState, [portal: PortalEvents]> = {
  name: 'waterRenewal',
  reducer,
  epics: (portal) => joinEpics(listDriver.epicsWith(portal), { loadDetail, loadOnEntry }),
  tracked,
};
