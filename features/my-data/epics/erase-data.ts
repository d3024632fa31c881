import { exhaustMap } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import { exchange } from '#src/kernel/exchange';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { eraseCall } from '../contract';
import { events } from '../events';
import { selectRange } from '../selectors';

const read = reader(eraseCall);

export const eraseData = exchange({
  on: commands.eraseData,
  overlap: exhaustMap,
  request: ({ scope }, state) => requestOf(eraseCall, { body: scope === 'all' ? {} : selectRange(state) }),
  read,
  until: auth.loggedOut.match,
  started: () => events.erasureRequested(),
  succeeded: (erasure) => events.dataErased(erasure),
  failed: (problem) => events.erasureFailed({ problem }),
});
