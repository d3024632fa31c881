import { exhaustMap, filter, map, of } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { causedBy } from '#src/kernel/messages';
import { commands } from '../commands';
import { events } from '../events';
import { vault } from '../vault';
import { resumed$ } from './resumed';

/** Takes up the stored session, or tells that there is none. */
export const resume: Epic = (action$, _state$, ports) =>
  action$.pipe(
    filter(commands.resume.match),
    exhaustMap((command) => {
      const outcome$ = vault(ports).accessToken() ? resumed$(ports) : of(events.noSessionFound());
      return outcome$.pipe(map((event) => causedBy(event, command)));
    }),
  );
