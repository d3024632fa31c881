import { switchMap } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import { exchange } from '#src/kernel/exchange';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { overviewCall } from '../contract';
import { events } from '../events';

const read = reader(overviewCall);

/** Quiet: the list beside it has the same trouble and says so. */
export const loadOverview = exchange({
  on: commands.loadOverview,
  overlap: switchMap,
  request: (range) => ({ ...requestOf(overviewCall, { query: range }), quiet: true }),
  read,
  until: auth.loggedOut.match,
  succeeded: (overview) => events.overviewLoaded({ overview }),
  failed: (problem) => events.overviewFailed({ problem }),
});
