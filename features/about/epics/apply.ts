import { exhaustMap, filter, map, merge } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { exchange } from '#src/calls/exchange';
import { commands } from '../commands';
import { applyCall } from '../contract';
import { events } from '../events';

export const apply = exchange({
  on: commands.apply,
  overlap: exhaustMap,
  call: applyCall,
  request: (application) => ({ body: { ...application, agreed: true as const } }),
  started: () => events.applyingRequested(),
  succeeded: ({ confirmation }) => events.applicationSent({ confirmation }),
  failed: (problem) => events.applyingFailed({ problem }),
});

export const fillForm: Epic = (action$) =>
  merge(
    action$.pipe(
      filter(commands.keepDraft.match),
      map((command) => events.draftNoted({ draft: command.payload }, command)),
    ),
    action$.pipe(
      filter(commands.beginAnew.match),
      map((command) => events.formCleared(undefined, command)),
    ),
  );
