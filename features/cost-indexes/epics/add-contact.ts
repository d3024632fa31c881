import { exhaustMap, filter, map, merge } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import type { Epic } from '#src/kernel/epic';
import { exchange } from '#src/kernel/exchange';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { contactCall } from '../contract-contact';
import { events } from '../events';

const read = reader(contactCall);

/** exhaustMap: a second press while the first is on its way changes nothing. Quiet: the form shows what went wrong. */
export const addContact = exchange({
  on: commands.addContact,
  overlap: exhaustMap,
  request: (contact) => ({ ...requestOf(contactCall, { body: contact }), quiet: true }),
  read,
  until: auth.loggedOut.match,
  started: () => events.contactRequested(),
  succeeded: ({ number }) => events.contactAdded({ number }),
  failed: (problem) => events.contactFailed({ problem }),
});

export const fillForm: Epic = (action$) =>
  merge(
    action$.pipe(
      filter(commands.keepDraft.match),
      map((command) => events.draftKept({ draft: command.payload }, command)),
    ),
    action$.pipe(
      filter(commands.beginAnew.match),
      map((command) => events.formCleared(undefined, command)),
    ),
  );
