import { filter, map, merge, mergeMap, of, tap } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { events } from '../events';

const KEY = 'unitPriceSchemeName';

/** The name of a scheme that is not saved yet outlives a lost session, and not a member who leaves. */
export const keepDraft: Epic = (action$, _state$, { tab }) =>
  merge(
    action$.pipe(
      filter(commands.keepDraft.match),
      tap(({ payload }) => tab.set(KEY, payload.name)),
      map((command) => events.draftNoted(command.payload, command)),
    ),
    action$.pipe(
      filter(commands.loadSchemes.match),
      mergeMap((command) => {
        const name = tab.get(KEY);
        return name ? of(events.draftNoted({ name }, command)) : [];
      }),
    ),
    action$.pipe(
      filter((action) =>
        auth.loggedOut.match(action)
          ? action.payload.by === 'member'
          : events.schemesChanged.match(action) && action.payload.how === 'created',
      ),
      tap(() => tab.remove(KEY)),
      mergeMap(() => []),
    ),
  );
