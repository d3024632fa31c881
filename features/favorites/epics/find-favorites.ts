import { switchMap } from 'rxjs';
import { ask } from '#src/calls/exchange';
import { attempt } from '#src/kernel/attempt';
import { commands } from '../commands';
import { itemListCall, MOST_FAVORITES, nodeListCall } from '../contract';
import { events } from '../events';

const calls = { node: nodeListCall, item: itemListCall } as const;

export const findList = attempt({
  on: commands.findList,
  overlap: switchMap,
  work: ({ list, cursor: _, page, ...view }, { send }) =>
    ask(send, calls[list], { body: { ...view, ...(page && { page: Math.min(page, MOST_FAVORITES) }) } }),
  started: (view) => events.listRequested({ view }),
  succeeded: (page) => events.listLoaded({ page }),
  failed: (problem) => events.listFailed({ problem }),
});
