import { exhaustMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { allOf, when } from '#src/kernel/when';
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

export const fillForm = allOf(
  when(commands.keepDraft, (draft) => events.draftKept({ draft })),
  when(commands.beginAnew, () => events.formCleared()),
);
