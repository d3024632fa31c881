import { concatMap } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import { exchange } from '#src/kernel/exchange';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { markFigureCall } from '../contract-verdicts';
import { events } from '../events';

const read = reader(markFigureCall);

export const markFigure = exchange({
  on: commands.markFigure,
  overlap: concatMap,
  request: (mark) => ({ ...requestOf(markFigureCall, { body: mark }), quiet: true }),
  read,
  until: auth.loggedOut.match,
  started: ({ kind, name }) => events.markRequested({ kind, name }),
  succeeded: ({ verdicts }, { id }) => events.figureMarked({ id, verdicts }),
  failed: (problem) => events.markFailed({ problem }),
});
