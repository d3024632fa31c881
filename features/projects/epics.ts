import { concatMap, switchMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { projectPath } from '#src/contract/records';
import { when } from '#src/kernel/when';
import { commands } from './commands';
import { projectDetailCall } from './contract';
import { markFigureCall } from './contract-verdicts';
import { events } from './events';

export const choosePeers = when(commands.choosePeers, ({ id, peers }, _, { address }) =>
  address.go(peers ? `${projectPath(id)}?peers=${peers}` : projectPath(id)),
);

export const loadDetail = exchange({
  on: commands.loadDetail,
  overlap: switchMap,
  call: projectDetailCall,
  request: ({ id, basis, peers }) => ({ query: { id, ...(basis && { basis }), ...(peers && { peers }) } }),
  started: (query) => events.detailRequested(query),
  succeeded: (detail) => events.detailLoaded({ detail }),
  failed: (problem, { id }) => events.detailFailed({ id, problem }),
});

export const markFigure = exchange({
  on: commands.markFigure,
  overlap: concatMap,
  call: markFigureCall,
  request: (mark) => ({ body: mark }),
  started: ({ id, kind, name }) => events.markRequested({ id, kind, name }),
  succeeded: ({ verdicts }, { id }) => events.figureMarked({ id, verdicts }),
  failed: (problem, { id }) => events.markFailed({ id, problem }),
});
