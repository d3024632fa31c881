import { exhaustMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { commands } from '../commands';
import { siteInfoCall } from '../contract';
import { events } from '../events';

export const loadSiteInfo = exchange({
  on: commands.loadSiteInfo,
  overlap: exhaustMap,
  call: siteInfoCall,
  request: () => ({ session: 'none' }),
  succeeded: (siteInfo) => events.siteInfoLoaded({ siteInfo }),
  failed: (problem) => events.siteInfoFailed({ problem }),
});
