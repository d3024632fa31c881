import {
  concatMap,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  from,
  map,
  merge,
  of,
  type Observable,
} from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import type { DomainEvent } from '#src/kernel/messages';
import { events as auth } from '#features/auth/events';
import { decideEntry } from '../decide-entry';
import { events, type Entered } from '../events';
import { splitPath, type RouteMatch } from '../match-route';
import { PRODUCT_TITLE } from '../route-table';
import { selectEntered, selectVisitor } from '../selectors';

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
export const guardEntry: Epic = (action$, state$, { address, page }) =>
  merge(
    address.changed$,
    action$.pipe(
      filter(sessionSettled),
      map(() => address.current()),
    ),
  ).pipe(
    concatMap((fullPath): Observable<DomainEvent> => {
      const decision = decideEntry(fullPath, selectVisitor(state$.value));
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
    // A login that moves the address is heard twice, the second time before the store knows of the first.
    distinctUntilChanged(isSameEntry),
  );
