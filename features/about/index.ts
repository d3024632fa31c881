import type { Slice } from '#src/kernel/slice';
import { apply, fillForm, leaveOldAddress, loadSiteInfo } from './epics';
import { loadOnEntry, tellOfMove } from './policies';
import { reducer, type AboutState } from './state';
import { tracked } from './tracked';

export const about: Slice<'about', AboutState> = {
  name: 'about',
  reducer,
  // tellOfMove hears what leaveOldAddress tells, so it subscribes before it.
  epics: () => ({ tellOfMove, loadSiteInfo, apply, fillForm, loadOnEntry, leaveOldAddress }),
  tracked,
};
