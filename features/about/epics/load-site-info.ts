import { exhaustMap } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import { exchange } from '#src/kernel/exchange';
import { commands } from '../commands';
import { siteInfoCall } from '../contract';
import { events } from '../events';

const read = reader(siteInfoCall);

/** Quiet: the page says itself what it does not know. */
export const loadSiteInfo = exchange({
  on: commands.loadSiteInfo,
  overlap: exhaustMap,
  request: () => ({ ...requestOf(siteInfoCall), session: 'none', quiet: true }),
  read,
  succeeded: (siteInfo) => events.siteInfoLoaded({ siteInfo }),
  failed: (problem) => events.siteInfoFailed({ problem }),
});
