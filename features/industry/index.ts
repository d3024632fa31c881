import { joinEpics } from '#src/kernel/epic';
import type { PortalEvents } from '#src/kernel/portal-events';
import type { Slice } from '#src/kernel/slice';
import { listDriver } from './list-driver';
import * as policies from './policies';
import { reducer, type IndustryState } from './state';
import { tracked } from './tracked';

export { selectIndustryArea } from './selectors';

export const industry: Slice<'industry', IndustryState, [portal: PortalEvents]> = {
  name: 'industry',
  reducer,
  epics: (portal) => joinEpics(listDriver.epicsWith(portal), policies),
  tracked,
};
