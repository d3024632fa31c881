import { catchError, exhaustMap, filter, map, of } from 'rxjs';
import type { Epic } from '../../../src/kernel/epic';
import { causedBy } from '../../../src/kernel/messages';
import { commands } from '../commands';
import { events } from '../events';
import { vault } from '../vault';
import { fetchUser$ } from './fetch-user';

/** An expired token is renewed on the way by the gateway; whatever else fails, the visitor simply is not logged in. */
export const resume: Epic = (action$, _state$, ports) =>
  action$.pipe(
    filter(commands.resume.match),
    exhaustMap((command) => {
      const stored = vault(ports).accessToken();
      const outcome$ = stored
        ? fetchUser$(ports).pipe(
            map((user) => events.loggedIn({ user, way: 'resumed' as const })),
            catchError(() => of(events.noSessionFound())),
          )
        : of(events.noSessionFound());
      return outcome$.pipe(map((event) => causedBy(event, command)));
    }),
  );
