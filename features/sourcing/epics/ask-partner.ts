import {
  catchError,
  distinctUntilChanged,
  EMPTY,
  filter,
  ignoreElements,
  map,
  merge,
  mergeMap,
  switchMap,
} from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { ask, exchange } from '#src/calls/exchange';
import { events as navigation } from '#features/navigation/events';
import { commands } from '../commands';
import type { ModuleName } from '../contract';
import { functionLogCall, pageUrlCall, supplierMatchCall, type PartnerFunction } from '../contract-partner';
import { events } from '../events';
import { partnerStorage } from '../partner-storage';
import { selectIsOpen, selectModule } from '../selectors';

/** Each with its own answer; of one thing asked for twice the last answer stands. */
export const loadSuppliers = exchange({
  on: commands.loadSuppliers,
  overlap: mergeMap,
  call: supplierMatchCall,
  request: ({ id }, _, ports) => ({ query: { sourcingId: id }, headers: partnerStorage(ports).headers() }),
  started: ({ id }) => events.matchingStarted({ id }),
  succeeded: (matches, { id }) => events.suppliersLoaded({ id, matches }),
  failed: (problem, { id }) => events.suppliersFailed({ id, problem }),
});

/**
 * A module is opened once the partner is open and the route stands, whichever comes last; another page of its list
 * opens nothing. None when the modules are left.
 */
const opened = (action$: Parameters<Epic>[0], state$: Parameters<Epic>[1]) =>
  action$.pipe(
    filter((action) => events.partnerOpened.match(action) || navigation.routeEntered.match(action)),
    map((event) => ({
      event,
      moduleName: selectIsOpen(state$.value) ? selectModule(state$.value) : undefined,
    })),
    distinctUntilChanged(
      (before, { event, moduleName }) =>
        before.moduleName === moduleName && !events.partnerOpened.match(event),
    ),
  );

/** Silent throughout: without the address there is no link, and that is all. */
export const findPageUrl: Epic = (action$, state$, ports) =>
  opened(action$, state$).pipe(
    switchMap(({ event, moduleName }) => {
      if (!moduleName) return EMPTY;
      const headers = partnerStorage(ports).headers();
      return ask(ports.send, pageUrlCall, { query: { moduleName }, headers }).pipe(
        map((found) => events.pageUrlFound(found, event)),
        catchError(() => EMPTY),
      );
    }),
  );

/** The partner counts what is used; that it could not be told is nobody's trouble here. */
export const tellFunctions: Epic = (action$, state$, ports) => {
  const used = (action: PartnerFunction) => map(() => action);
  const used$ = merge(
    opened(action$, state$).pipe(used('open')),
    action$.pipe(filter(events.sourcingPublished.match), used('publish')),
    action$.pipe(filter(events.suppliersLoaded.match), used('match')),
    action$.pipe(filter(events.sourcingClosed.match), used('close')),
  );
  return used$.pipe(
    mergeMap((action) => {
      const moduleName: ModuleName | undefined = selectModule(state$.value);
      if (!moduleName || !selectIsOpen(state$.value)) return EMPTY;
      const headers = partnerStorage(ports).headers();
      return ask(ports.send, functionLogCall, { body: { moduleName, action }, headers }).pipe(
        catchError(() => EMPTY),
        ignoreElements(),
      );
    }),
  );
};
