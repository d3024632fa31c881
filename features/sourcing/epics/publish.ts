import { exhaustMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { allOf, when } from '#src/kernel/when';
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

export const fillForm = allOf(
  when(commands.keepDraft, (draft) => events.draftKept(draft)),
  when(commands.beginAnew, () => events.formCleared()),
);
