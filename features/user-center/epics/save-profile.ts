import { exhaustMap, filter, map } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { exchange } from '#src/calls/exchange';
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

export const keepDraft: Epic = (action$) =>
  action$.pipe(
    filter(commands.keepDraft.match),
    map((command) => events.draftNoted({ fields: command.payload }, command)),
  );
