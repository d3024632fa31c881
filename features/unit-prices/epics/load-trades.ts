import { catchError, concat, filter, map, of, switchMap, takeUntil, type Observable } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type DomainEvent } from '#src/kernel/messages';
import { problemOf } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { tradeTreeCall } from '../contract';
import { events } from '../events';
import { selectTrades } from '../selectors';

const read = reader(tradeTreeCall);

/** The tree of a place and edition is asked for once; the latest wins. Quiet: the tree itself says what went wrong. */
export const loadTrades: Epic = (action$, state$, { send }) =>
  action$.pipe(
    filter(commands.loadTrades.match),
    map((command) => {
      const { areaId = '', edition = '' } = command.payload;
      return { command, key: `${areaId} ${edition}` };
    }),
    filter(({ key }) => {
      const trades = selectTrades(state$.value);
      return trades.key !== key || trades.status === 'failed' || trades.status === 'idle';
    }),
    switchMap(({ command, key }): Observable<DomainEvent> => {
      const { areaId, edition } = command.payload;
      const query = { ...(areaId && { areaId }), ...(edition && { bqItemDbId: edition }) };
      return concat(
        of(events.tradesRequested({ key })),
        send({ ...requestOf(tradeTreeCall, { query }), quiet: true }).pipe(
          map(({ data }) => events.tradesLoaded({ key, nodes: read(data).nodes })),
          catchError((error: unknown) => of(events.tradesFailed({ key, problem: problemOf(error) }))),
        ),
      ).pipe(
        takeUntil(action$.pipe(filter(auth.loggedOut.match))),
        map((event) => causedBy(event, command)),
      );
    }),
  );
