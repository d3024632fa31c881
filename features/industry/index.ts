import type { PortalEvents } from '#src/kernel/portal-events';
import type { Slice } from '#src/kernel/slice';
import { listDriver } from './list-driver';
import { reducer, type IndustryState } from './state';
import { tracked } from './tracked';

export { selectIndustryArea } from './selectors';

export const industry: Slice<'industry', IndustryState, [portal: PortalEvents]> = {
  name: 'industry',
  reducer,
  epics: (portal) => listDriver.epicsWith(portal),
  tracked,
};
