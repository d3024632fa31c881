import { exhaustMap, filter, map, merge } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import type { Epic } from '#src/kernel/epic';
import { exchange } from '#src/kernel/exchange';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { publishCall, type Sourcing } from '../contract';
import { events } from '../events';

const read = reader(publishCall);

/** exhaustMap: a second press while the first is on its way changes nothing. Quiet: the form shows what went wrong. */
export const publish = exchange({
  on: commands.publish,
  overlap: exhaustMap,
  request: (sourcing: Sourcing) => ({ ...requestOf(publishCall, { body: sourcing }), quiet: true }),
  read,
  until: auth.loggedOut.match,
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
