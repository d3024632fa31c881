import { concatMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { commands } from '../commands';
import { markFigureCall } from '../contract-verdicts';
import { events } from '../events';

export const markFigure = exchange({
  on: commands.markFigure,
  overlap: concatMap,
  call: markFigureCall,
  request: (mark) => ({ body: mark }),
  started: ({ kind, name }) => events.markRequested({ kind, name }),
  succeeded: ({ verdicts }, { id }) => events.figureMarked({ id, verdicts }),
  failed: (problem) => events.markFailed({ problem }),
});
