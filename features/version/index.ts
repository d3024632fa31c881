import type { Observable } from 'rxjs';
import type { Slice } from '#src/kernel/slice';
import { watchVersion } from './epics';
import { announceReload, reloadPage } from './policies';
import { reducer, type VersionState } from './state';
import { tracked } from './tracked';

/** `focused$` tells when the tab is looked at again. */
export const version: Slice<'version', VersionState, [focused$: Observable<unknown>]> = {
  name: 'version',
  reducer,
  // The policies hear what watchVersion tells, so they subscribe before it.
  epics: (focused$) => ({ announceReload, reloadPage, watchVersion: watchVersion(focused$) }),
  tracked,
};
