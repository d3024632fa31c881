import { catchError, concatMap, defer, filter, map, of } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { commands } from '../commands';
import { events } from '../events';
import type { PathStore, PathStorage } from '../path-store';

/** concatMap: what was asked to be forgotten is forgotten, in the order of asking. */
export const forgetPath =
  (keeper: PathStore, storage: PathStorage): Epic =>
  (action$) =>
    action$.pipe(
      filter(commands.forgetPath.match),
      concatMap((command) =>
        defer(() => {
          keeper.drop();
          return storage.clear();
        }).pipe(
          // A storage that cannot be cleared could not be read either.
          catchError(() => of(undefined)),
          map(() => events.pathCleared(undefined, command)),
        ),
      ),
    );
