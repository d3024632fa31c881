import { switchMap } from 'rxjs';
import { ask } from '#src/calls/exchange';
import { attempt } from '#src/kernel/attempt';
import { commands } from '../commands';
import { itemListCall, nodeListCall } from '../contract';
import { events } from '../events';
import { queryOf } from '../list-view';

const calls = { node: nodeListCall, item: itemListCall } as const;

export const findFavorites = attempt({
  on: commands.findFavorites,
  overlap: switchMap,
  work: (view, { send }) => ask(send, calls[view.list ?? 'node'], { body: queryOf(view) }),
  started: (view) => events.listRequested({ view }),
  succeeded: (page) => events.listLoaded({ page }),
  failed: (problem) => events.listFailed({ problem }),
});
