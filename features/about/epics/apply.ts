import { exhaustMap, filter, map, merge } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import type { Epic } from '#src/kernel/epic';
import { exchange } from '#src/kernel/exchange';
import { commands } from '../commands';
import { applyCall } from '../contract';
import { events } from '../events';

const read = reader(applyCall);

/** exhaustMap: a second press while the first is on its way changes nothing. Quiet: the form shows what went wrong. */
export const apply = exchange({
  on: commands.apply,
  overlap: exhaustMap,
  request: (application) => ({
    ...requestOf(applyCall, { body: { ...application, agreed: true } }),
    quiet: true,
  }),
  read,
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
