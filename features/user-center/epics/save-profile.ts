import { exhaustMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { when } from '#src/kernel/when';
import { commands } from '../commands';
import { saveProfileCall } from '../contract';
import { events } from '../events';

export const saveProfile = exchange({
  on: commands.saveProfile,
  overlap: exhaustMap,
  call: saveProfileCall,
  request: (fields) => ({ body: fields }),
  started: () => events.savingRequested(),
  succeeded: (profile) => events.profileSaved({ profile }),
  failed: (problem) => events.savingFailed({ problem }),
});

export const keepDraft = when(commands.keepDraft, (payload) => events.draftNoted({ fields: payload }));
