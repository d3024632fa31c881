import { catchError, filter, map, of, startWith, switchMap, takeUntil } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import type { Epic } from '#src/kernel/epic';
import { causedBy } from '#src/kernel/messages';
import { problemOf } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { indexResultCall, viewTokenCall } from '../contract';
import { events } from '../events';

const readToken = reader(viewTokenCall);
const readResult = reader(indexResultCall);

export const viewIndex: Epic = (action$) =>
  action$.pipe(
    filter(commands.viewIndex.match),
    map((command) => events.indexViewed(command.payload, command)),
  );

/**
 * First the right to see it, then the series. The token is asked for each time and passes through here alone: it never
 * enters the state. switchMap: the latest series wins. Quiet: the page itself says what went wrong.
 */
export const loadIndex: Epic = (action$, _state$, { send }) =>
  action$.pipe(
    filter(commands.loadIndex.match),
    switchMap((command) => {
      const wish = command.payload;
      const query = { id: wish.id };
      return send({ ...requestOf(viewTokenCall, { query }), quiet: true }).pipe(
        switchMap(({ data }) => {
          const { viewToken } = readToken(data);
          return send({ ...requestOf(indexResultCall, { query: { ...wish, viewToken } }), quiet: true });
        }),
        map(({ data }) => events.indexLoaded({ result: readResult(data) })),
        catchError((error: unknown) => of(events.indexFailed({ problem: problemOf(error) }))),
        startWith(events.indexRequested({ wish })),
        takeUntil(action$.pipe(filter(auth.loggedOut.match))),
        map((event) => causedBy(event, command)),
      );
    }),
  );
