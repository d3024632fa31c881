import { switchMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { commands } from '../commands';
import { profileCall } from '../contract';
import { events } from '../events';

export const loadProfile = exchange({
  on: commands.loadProfile,
  overlap: switchMap,
  call: profileCall,
  started: () => events.profileAsked(),
  succeeded: (profile) => events.profileLoaded({ profile }),
  failed: (problem) => events.profileFailed({ problem }),
});
