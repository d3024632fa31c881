import { switchMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { commands } from '../commands';
import { baseInfoCall } from '../contract';
import { events } from '../events';

export const findIndexes = exchange({
  on: commands.findIndexes,
  overlap: switchMap,
  call: baseInfoCall,
  request: (view) => ({ query: view }),
  started: (view) => events.listRequested({ view }),
  succeeded: (found) => events.listLoaded({ found }),
  failed: (problem) => events.listFailed({ problem }),
});
