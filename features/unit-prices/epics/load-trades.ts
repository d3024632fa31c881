import { filter, switchMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import type { Epic } from '#src/kernel/epic';
import { commands } from '../commands';
import { tradeTreeCall } from '../contract';
import { events } from '../events';
import { selectTrades } from '../selectors';

const keyOf = ({ areaId = '', edition = '' }: { readonly areaId?: string; readonly edition?: string }) =>
  `${areaId} ${edition}`;

const load = exchange({
  on: commands.loadTrades,
  overlap: switchMap,
  call: tradeTreeCall,
  request: ({ areaId, edition }) => ({
    query: { ...(areaId && { areaId }), ...(edition && { bqItemDbId: edition }) },
  }),
  started: (wish) => events.tradesRequested({ key: keyOf(wish) }),
  succeeded: ({ nodes }, wish) => events.tradesLoaded({ key: keyOf(wish), nodes }),
  failed: (problem, wish) => events.tradesFailed({ key: keyOf(wish), problem }),
});

/** The tree of a place and edition is asked for once; the latest wins. */
export const loadTrades: Epic = (action$, state$, ports) =>
  load(
    action$.pipe(
      filter((action) => {
        if (!commands.loadTrades.match(action)) return true;
        const { key, status } = selectTrades(state$.value);
        return key !== keyOf(action.payload) || status === 'failed' || status === 'idle';
      }),
    ),
    state$,
    ports,
  );
