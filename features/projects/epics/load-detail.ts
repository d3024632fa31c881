import { switchMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { commands } from '../commands';
import { projectDetailCall } from '../contract';
import { events } from '../events';

export const loadDetail = exchange({
  on: commands.loadDetail,
  overlap: switchMap,
  call: projectDetailCall,
  request: ({ id, basis, peers }) => ({ query: { id, ...(basis && { basis }), ...(peers && { peers }) } }),
  started: ({ id, peers }) => events.detailRequested({ id, ...(peers && { peers }) }),
  succeeded: (detail) => events.detailLoaded({ detail }),
  failed: (problem, { id }) => events.detailFailed({ id, problem }),
});
