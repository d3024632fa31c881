import { switchMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { commands } from '../commands';
import { overviewCall } from '../contract';
import { events } from '../events';

export const loadOverview = exchange({
  on: commands.loadOverview,
  overlap: switchMap,
  call: overviewCall,
  request: (range) => ({ query: range }),
  succeeded: (overview) => events.overviewLoaded({ overview }),
  failed: (problem) => events.overviewFailed({ problem }),
});
