import { exhaustMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { allOf, when } from '#src/kernel/when';
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

export const fillForm = allOf(
  when(commands.keepDraft, (draft) => events.draftNoted({ draft })),
  when(commands.beginAnew, () => events.formCleared()),
);
