import { exhaustMap, filter, map, merge } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { exchange } from '#src/calls/exchange';
import { commands } from '../commands';
import { contactCall } from '../contract-contact';
import { events } from '../events';

export const addContact = exchange({
  on: commands.addContact,
  overlap: exhaustMap,
  call: contactCall,
  request: (contact) => ({ body: contact }),
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
