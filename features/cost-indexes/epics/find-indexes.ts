import { switchMap } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import { exchange } from '#src/kernel/exchange';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { baseInfoCall } from '../contract';
import { events } from '../events';

const read = reader(baseInfoCall);

/** switchMap: the latest question wins. Quiet: the list itself says what went wrong and offers another try. */
export const findIndexes = exchange({
  on: commands.findIndexes,
  overlap: switchMap,
  request: (view) => ({ ...requestOf(baseInfoCall, { query: view }), quiet: true }),
  read,
  until: auth.loggedOut.match,
  started: (view) => events.listRequested({ view }),
  succeeded: (found) => events.listLoaded({ found }),
  failed: (problem) => events.listFailed({ problem }),
});
