import { exhaustMap, filter, map, merge } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { exchange } from '#src/calls/exchange';
import { commands } from '../commands';
import { publishCall, type Sourcing } from '../contract';
import { events } from '../events';

export const publish = exchange({
  on: commands.publish,
  overlap: exhaustMap,
  call: publishCall,
  request: (sourcing: Sourcing) => ({ body: sourcing }),
  started: () => events.publishingRequested(),
  succeeded: ({ id }, { kind }) => events.sourcingPublished({ id, kind }),
  failed: (problem) => events.publishingFailed({ problem }),
});

export const fillForm: Epic = (action$) =>
  merge(
    action$.pipe(
      filter(commands.keepDraft.match),
      map((command) => events.draftKept(command.payload, command)),
    ),
    action$.pipe(
      filter(commands.beginAnew.match),
      map((command) => events.formCleared(undefined, command)),
    ),
  );
