import { switchMap } from 'rxjs';
import { ask } from '#src/calls/exchange';
import { attempt } from '#src/kernel/attempt';
import { when } from '#src/kernel/when';
import { commands } from '../commands';
import { indexResultCall, viewTokenCall } from '../contract';
import { events } from '../events';

export const viewIndex = when(commands.viewIndex, (payload) => events.indexViewed(payload));

/**
 * First the right to see it, then the series. The token is asked for each time and passes through here alone: it never
 * enters the state. switchMap: the latest series wins.
 */
export const loadIndex = attempt({
  on: commands.loadIndex,
  overlap: switchMap,
  work: (wish, { send }) =>
    ask(send, viewTokenCall, { query: { id: wish.id } }).pipe(
      switchMap(({ viewToken }) => ask(send, indexResultCall, { query: { ...wish, viewToken } })),
    ),
  started: (wish) => events.indexRequested({ wish }),
  succeeded: (result) => events.indexLoaded({ result }),
  failed: (problem) => events.indexFailed({ problem }),
});
