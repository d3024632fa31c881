import { catchError, defer, filter, map, of, switchMap, takeUntil, type Observable } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type DomainEvent } from '#src/kernel/messages';
import { problemOf, type Send } from '#src/kernel/send';
import { commands } from '../commands';
import { pathInfoCall } from '../contract';
import { events } from '../events';
import type { HeldPath, PathStore, PathStorage } from '../path-store';
import { readStored, writeStored } from '../stored-path';

export const SHELF_KEY = 'businessPath';
const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;

const read = reader(pathInfoCall);

const fetched$ = (send: Send, storage: PathStorage, globalId: string): Observable<HeldPath> =>
  send({ ...requestOf(pathInfoCall, { query: { globalId } }), quiet: true }).pipe(
    map(({ data }): HeldPath => ({ ...read(data), globalId })),
    // A path that cannot be kept serves this page all the same.
    switchMap((path) =>
      storage.set(SHELF_KEY, writeStored(path), WEEK_MS).pipe(
        catchError(() => of(undefined)),
        map(() => path),
      ),
    ),
  );

/**
 * From the storage, or else from the server, and onto the storage for a week.
 * switchMap: another member's path takes the place of the one that was asked for.
 */
export const loadPath =
  (keeper: PathStore, storage: PathStorage): Epic =>
  (action$, _state$, { send }) =>
    action$.pipe(
      filter(commands.loadPath.match),
      switchMap((command) => {
        const { globalId, afresh } = command.payload;
        const hold = (path: HeldPath, from: 'storage' | 'server'): DomainEvent => {
          keeper.hold(path);
          return events.pathLoaded({ from });
        };
        const outcome$ = defer(() => {
          keeper.drop();
          return afresh ? of(undefined) : storage.get(SHELF_KEY).pipe(catchError(() => of(undefined)));
        }).pipe(
          switchMap((text) => {
            const kept = readStored(text, globalId);
            return kept
              ? of(hold(kept, 'storage'))
              : fetched$(send, storage, globalId).pipe(map((path) => hold(path, 'server')));
          }),
          catchError((error: unknown) => of(events.pathFailed({ problem: problemOf(error) }))),
          takeUntil(action$.pipe(filter(commands.forgetPath.match))),
        );
        return outcome$.pipe(map((event) => causedBy(event, command)));
      }),
    );
