import { switchMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { commands } from './commands';
import { waterDetailCall } from './contract';
import { events } from './events';

export const loadDetail = exchange({
  on: commands.loadDetail,
  overlap: switchMap,
  call: waterDetailCall,
  request: ({ id, basis }) => ({ query: { id, ...(basis && { basis }) } }),
  started: (query) => events.detailRequested(query),
  succeeded: (detail) => events.detailLoaded({ detail }),
  failed: (problem) => events.detailFailed({ problem }),
});
