import { exhaustMap, filter, map } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import type { Epic } from '#src/kernel/epic';
import { exchange } from '#src/kernel/exchange';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { saveProfileCall } from '../contract';
import { events } from '../events';

const read = reader(saveProfileCall);

/** exhaustMap: a second press while the first is on its way changes nothing. */
export const saveProfile = exchange({
  on: commands.saveProfile,
  overlap: exhaustMap,
  request: (fields) => ({ ...requestOf(saveProfileCall, { body: fields }), quiet: true }),
  read,
  until: auth.loggedOut.match,
  started: () => events.savingRequested(),
  succeeded: (profile) => events.profileSaved({ profile }),
  failed: (problem) => events.savingFailed({ problem }),
});

export const keepDraft: Epic = (action$) =>
  action$.pipe(
    filter(commands.keepDraft.match),
    map((command) => events.draftNoted({ fields: command.payload }, command)),
  );
