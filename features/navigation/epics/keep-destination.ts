import { filter, map, merge, of, switchMap, type Observable } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import type { Message } from '#src/kernel/messages';
import { events as auth } from '#features/auth/events';
import { destinationStorage } from '../destination-storage';
import { events } from '../events';
import { isPlace, splitPath } from '../match-route';
import { HOME } from '../route-table';
import { selectDestination, selectEntered, selectVisitor } from '../selectors';

const isRemembered = (path: string | undefined): path is string =>
  isPlace(path) && splitPath(path)[0] !== HOME;

/** Every way a destination comes up: a refused route, a tab chosen by a visitor, a redirect query, a lost session. */
export const rememberDestination: Epic = (action$, state$, { tab, address }) => {
  const storage = destinationStorage(tab);
  const fromRefusal$ = action$.pipe(
    filter(events.entryRejected.match),
    filter(({ payload }) => payload.reason === 'login'),
    map(({ payload }) => payload.path),
  );
  const fromTab$ = action$.pipe(
    filter(events.loginWanted.match),
    map(({ payload }) => payload.destination),
  );
  // A reloaded or bookmarked `/home?redirect=…`; the page is entered before it is known who is visiting.
  const fromQuery$ = action$.pipe(
    filter((action) => events.routeEntered.match(action) || auth.noSessionFound.match(action)),
    filter(
      () => selectVisitor(state$.value).status === 'out' && selectDestination(state$.value) === undefined,
    ),
    map(() => selectEntered(state$.value)),
    map((entered) => (entered?.name === 'home' ? entered.query.redirect : undefined)),
  );
  const fromLogout$ = action$.pipe(
    filter(auth.loggedOut.match),
    filter(({ payload }) => payload.by !== 'other-tab'),
    map(() => address.current()),
  );
  return merge(fromRefusal$, fromTab$, fromQuery$, fromLogout$).pipe(
    filter(isRemembered),
    map((path) => {
      storage.write(path);
      return events.destinationRemembered({ path });
    }),
  );
};

/** Closing the dialog gives the destination up, the redirect query in the address included. */
export const dropDestination: Epic = (action$, _state$, { tab, address }) =>
  action$.pipe(
    filter(auth.loginDialogClosed.match),
    filter(({ payload }) => payload.by === 'member'),
    map(() => {
      destinationStorage(tab).clear();
      if (address.current().startsWith(`${HOME}?`)) address.replace(HOME);
      return events.destinationDropped();
    }),
  );

/** After a login: on to the destination, which is then forgotten. */
export const reachDestination: Epic = (action$, state$, { tab, address }): Observable<Message> =>
  action$.pipe(
    filter(auth.loggedIn.match),
    switchMap(() => {
      const storage = destinationStorage(tab);
      const path = selectDestination(state$.value) ?? storage.read();
      storage.clear();
      if (path) address.replace(path);
      return of(events.destinationDropped());
    }),
  );

/** Nobody stays on a page that is no longer theirs, or that a refused token was to open. */
export const leaveForHome: Epic = (action$, _state$, { address }) =>
  action$.pipe(
    filter((action) => auth.loggedOut.match(action) || auth.tokenRejected.match(action)),
    switchMap(() => {
      if (splitPath(address.current())[0] !== HOME) address.replace(HOME);
      return [];
    }),
  );
