import {
  concatMap,
  defer,
  distinctUntilChanged,
  EMPTY,
  endWith,
  filter,
  from,
  ignoreElements,
  map,
  merge,
  of,
  pairwise,
  switchMap,
  tap,
  type Observable,
} from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type DomainEvent, type Message } from '#src/kernel/messages';
import type { KeyValueStore } from '#src/kernel/ports';
import { when } from '#src/kernel/when';
import { events as auth } from '#features/auth/events';
import { commands } from './commands';
import { decideEntry } from './decide-entry';
import { events, type Entered } from './events';
import { HOME, NOT_FOUND, PRODUCT_TITLE, splitPath, type RouteMatch } from './route';
import type { MatchRoute } from './ports';
import { selectDestination, selectEntered, selectVisitor } from './selectors';

const KEY = 'destination';

/** A destination is only ever a place of this portal: `//elsewhere`, `javascript:` and unknown paths are not. */
export const knownPath = (match: MatchRoute, path: string | undefined): Observable<string> =>
  path !== undefined && /^\/(?![/\\])/.test(path)
    ? match(path).pipe(
        filter(({ route }) => route.name !== NOT_FOUND.name),
        map(({ fullPath }) => fullPath),
      )
    : EMPTY;

/** The destination survives a reload of the tab, never the tab. */
export const destinationStorage = (tab: KeyValueStore, match: MatchRoute) => ({
  read: () => knownPath(match, tab.get(KEY)),
  write: (path: string) => tab.set(KEY, path),
  clear: () => tab.remove(KEY),
});

export const askForLogin = when(commands.askForLogin, (payload) => events.loginWanted(payload));

export const goTo = when(commands.goTo, ({ path }, _, { address }) => address.go(path));

export const pressTab = when(commands.pressTab, (payload) => events.tabPressed(payload));
export const followFooterLink = when(commands.followFooterLink, (payload) =>
  events.footerLinkFollowed(payload),
);
export const returnToTop = when(commands.returnToTop, () => events.topReached());

/** What a page writes into its own address leaves it open. */
export const tellPageLeft: Epic = (action$, _state$, { now }) =>
  action$.pipe(
    filter(events.routeEntered.match),
    filter(({ payload }) => !payload.isSamePage),
    map((entered) => ({ entered, at: now() })),
    pairwise(),
    map(([before, after]) =>
      causedBy(
        events.pageLeft({ name: before.entered.payload.name, dwellMs: after.at - before.at }),
        after.entered,
      ),
    ),
  );

const enteredAt = (place: RouteMatch, lacksRights: boolean, before: Entered | undefined): Entered => ({
  name: place.route.name,
  title: place.route.title ?? PRODUCT_TITLE,
  fullPath: place.fullPath,
  params: place.params,
  query: place.query,
  entersNationwide: place.route.entersNationwide === true,
  lacksRights,
  isSameRoute: before?.name === place.route.name,
  isSamePage: before !== undefined && splitPath(before.fullPath)[0] === splitPath(place.fullPath)[0],
});

const isSameEntry = (before: DomainEvent, after: DomainEvent): boolean =>
  events.routeEntered.match(before) &&
  events.routeEntered.match(after) &&
  before.payload.fullPath === after.payload.fullPath;

const sessionSettled = (action: unknown) => auth.loggedIn.match(action) || auth.noSessionFound.match(action);

/**
 * Judges every address, and the one on the screen again once it is known who is visiting.
 * concatMap: a redirect changes the address while the refused one is still being told of.
 */
export const guardEntry =
  (match: MatchRoute): Epic =>
  (action$, state$, { address, page }) =>
    merge(
      address.changed$,
      action$.pipe(
        filter(sessionSettled),
        map(() => address.current()),
      ),
    ).pipe(
      concatMap((fullPath) =>
        match(fullPath).pipe(
          concatMap((place): Observable<DomainEvent> => {
            const decision = decideEntry(place, selectVisitor(state$.value));
            const move = (to: string) =>
              defer(() => {
                address.replace(to);
                return EMPTY;
              });
            switch (decision.kind) {
              case 'wait':
                return EMPTY;
              case 'redirect':
                return move(decision.to);
              case 'refuse': {
                const { reason, to } = decision;
                return merge(of(events.entryRejected({ reason, path: fullPath, to })), move(to));
              }
              case 'enter': {
                const before = selectEntered(state$.value);
                if (before?.fullPath === fullPath) return EMPTY;
                const entered = enteredAt(decision.place, decision.lacksRights, before);
                page.setTitle(
                  entered.title === PRODUCT_TITLE ? PRODUCT_TITLE : `${entered.title} - ${PRODUCT_TITLE}`,
                );
                return from([events.routeEntered(entered)]);
              }
            }
          }),
        ),
      ),
      // A login that moves the address is heard twice, the second time before the store knows of the first.
      distinctUntilChanged(isSameEntry),
    );

/** Every way a destination comes up: a refused route, a tab chosen by a visitor, a redirect query, a lost session. */
export const rememberDestination =
  (match: MatchRoute): Epic =>
  (action$, state$, { tab, address }) => {
    const storage = destinationStorage(tab, match);
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
      concatMap((path) => knownPath(match, path)),
      filter((path) => splitPath(path)[0] !== HOME),
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
      tab.remove(KEY);
      if (address.current().startsWith(`${HOME}?`)) address.replace(HOME);
      return events.destinationDropped();
    }),
  );

/** After a login: on to the destination, which is then forgotten. */
export const reachDestination =
  (match: MatchRoute): Epic =>
  (action$, state$, { tab, address }): Observable<Message> =>
    action$.pipe(
      filter(auth.loggedIn.match),
      switchMap(() => {
        const storage = destinationStorage(tab, match);
        const chosen = selectDestination(state$.value);
        const path$ = chosen === undefined ? storage.read() : of(chosen);
        storage.clear();
        return path$.pipe(
          tap((path) => address.replace(path)),
          ignoreElements(),
          endWith(events.destinationDropped()),
        );
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
