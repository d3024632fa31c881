import { filter, map, merge, of, switchMap, takeUntil, timer } from 'rxjs';
import type { Epic } from '../../../src/kernel/epic';
import { causedBy } from '../../../src/kernel/messages';
import { events as multiLogin } from '../../multi-login/events';
import { commands } from '../commands';
import { events } from '../events';

/** The credentials are held here and nowhere else, for as long as an application can be answered. */
const HELD_MS = 120_000;

/** Whoever is logged in made room: the login that met the conflict is tried once more. */
export const retryWhenAllowed: Epic = (action$) =>
  action$.pipe(
    filter(commands.logIn.match),
    switchMap((command) => {
      const settled$ = merge(
        action$.pipe(
          filter(
            (action) =>
              events.loggedIn.match(action) ||
              multiLogin.loginDenied.match(action) ||
              multiLogin.applicationCancelled.match(action) ||
              multiLogin.applicationBlocked.match(action) ||
              multiLogin.applicationFailed.match(action),
          ),
        ),
        timer(HELD_MS),
      );
      return action$.pipe(
        filter(multiLogin.applicationAllowed.match),
        switchMap((allowed) =>
          of(commands.logIn(command.payload)).pipe(map((again) => causedBy(again, allowed))),
        ),
        takeUntil(settled$),
      );
    }),
  );
