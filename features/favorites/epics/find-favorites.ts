import { switchMap } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import { exchange } from '#src/kernel/exchange';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { itemListCall, nodeListCall } from '../contract';
import { events } from '../events';
import { queryOf } from '../list-view';

const calls = { node: nodeListCall, item: itemListCall } as const;
const read = reader(nodeListCall);

/** switchMap: the latest question wins. Quiet: the list itself says what went wrong and offers another try. */
export const findFavorites = exchange({
  on: commands.findFavorites,
  overlap: switchMap,
  request: (view) => ({
    ...requestOf(calls[view.list ?? 'node'], { body: queryOf(view) }),
    quiet: true,
  }),
  read,
  until: auth.loggedOut.match,
  started: (view) => events.listRequested({ view }),
  succeeded: (page) => events.listLoaded({ page }),
  failed: (problem) => events.listFailed({ problem }),
});
