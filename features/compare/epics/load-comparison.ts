import { switchMap } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import { exchange } from '#src/kernel/exchange';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { compareCall } from '../contract';
import { events } from '../events';

const read = reader(compareCall);

/** switchMap: the latest question wins. Quiet: the page itself says what went wrong and offers another try. */
export const loadComparison = exchange({
  on: commands.loadComparison,
  overlap: switchMap,
  request: ({ ids, taxBasis }) => ({
    ...requestOf(compareCall, { body: { ids: [...ids], taxBasis } }),
    quiet: true,
  }),
  read,
  until: auth.loggedOut.match,
  started: () => events.comparisonRequested(),
  succeeded: (comparison) => events.comparisonLoaded({ comparison }),
  failed: (problem) => events.comparisonFailed({ problem }),
});
