import { switchMap } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import { exchange } from '#src/kernel/exchange';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { profileCall } from '../contract';
import { events } from '../events';

const read = reader(profileCall);

/** Quiet: the page itself says what went wrong and offers another try. */
export const loadProfile = exchange({
  on: commands.loadProfile,
  overlap: switchMap,
  request: () => ({ ...requestOf(profileCall), quiet: true }),
  read,
  until: auth.loggedOut.match,
  started: () => events.profileAsked(),
  succeeded: (profile) => events.profileLoaded({ profile }),
  failed: (problem) => events.profileFailed({ problem }),
});
