import {
  catchError,
  distinctUntilChanged,
  EMPTY,
  filter,
  ignoreElements,
  map,
  merge,
  mergeMap,
  of,
  switchMap,
} from 'rxjs';
import { ask, exchange } from '#src/calls/exchange';
import { attempt } from '#src/kernel/attempt';
import type { Epic } from '#src/kernel/epic';
import type { DomainEvent } from '#src/kernel/messages';
import type { Ports } from '#src/kernel/ports';
import { allOf, when } from '#src/kernel/when';
import { events as navigation } from '#features/navigation/events';
import { commands } from './commands';
import { closeCall, mineCall, publishCall, type ModuleName, type Sourcing } from './contract';
import {
  APP_TOKEN,
  functionLogCall,
  openTokenCall,
  openUserRightsCall,
  pageUrlCall,
  supplierMatchCall,
  USER_TOKEN,
  type PartnerFunction,
  type PartnerUser,
} from './contract-partner';
import { events } from './events';
import { selectIsOpen, selectModule } from './selectors';

const KEYS = { app: 'm2AppToken', user: 'm2UserToken', info: 'm2UserInfo' } as const;
/** 2099-12-31T23:59:59Z */
const EXPIRES_AT = 4_102_444_799_000;

/** Where the partner's three items lie. They never enter the state, so no recording can hold them. */
export const partnerStorage = ({ kept, now }: Pick<Ports, 'kept' | 'now'>) => {
  const put = (key: string, value: string) => kept.set(key, value, EXPIRES_AT - now());
  return {
    store: (appToken: string, { userToken, ...info }: PartnerUser) => {
      put(KEYS.app, appToken);
      put(KEYS.user, userToken ?? '');
      put(KEYS.info, JSON.stringify(info));
    },
    /** For the calls that the partner answers. */
    headers: (): Readonly<Record<string, string>> => ({
      [APP_TOKEN]: kept.get(KEYS.app) ?? '',
      [USER_TOKEN]: kept.get(KEYS.user) ?? '',
    }),
    clear: () => Object.values(KEYS).forEach((key) => kept.remove(key)),
  };
};

/** Each with its own answer; of one thing asked for twice the last answer stands. */
export const loadSuppliers = exchange({
  on: commands.loadSuppliers,
  overlap: mergeMap,
  call: supplierMatchCall,
  request: ({ id }, _, ports) => ({ query: { sourcingId: id }, headers: partnerStorage(ports).headers() }),
  started: ({ id }) => events.matchingRequested({ id }),
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

export const loadMine = exchange({
  on: commands.loadMine,
  overlap: switchMap,
  call: mineCall,
  request: ({ page }) => ({ query: { page: String(page) } }),
  started: () => events.mineRequested(),
  succeeded: (page) => events.mineLoaded({ page }),
  failed: (problem) => events.mineFailed({ problem }),
});

/** A failure is told by the gateway, in a notice. */
export const closeSourcing = exchange({
  on: commands.closeSourcing,
  overlap: mergeMap,
  call: closeCall,
  request: ({ id }) => ({ body: { sourcingId: id }, quiet: false }),
  started: ({ id }) => events.closingRequested({ id }),
  succeeded: (_, { id }) => events.sourcingClosed({ id }),
  failed: (problem, { id }) => events.closingFailed({ id, problem }),
});

/** Whether the member may, then the app's token. */
export const openPartner = attempt({
  on: commands.openPartner,
  overlap: switchMap,
  work: (_, ports) => {
    const storage = partnerStorage(ports);
    return ask(ports.send, openUserRightsCall).pipe(
      switchMap((user) => {
        if (!user.canUse) {
          storage.clear();
          return of<DomainEvent>(events.partnerRejected());
        }
        return ask(ports.send, openTokenCall).pipe(
          map(({ appToken }): DomainEvent => {
            storage.store(appToken, user);
            const { enterpriseName, enterpriseCode } = user;
            return events.partnerOpened({ enterpriseName, enterpriseCode });
          }),
        );
      }),
    );
  },
  started: () => events.openingRequested(),
  succeeded: (event) => event,
  failed: (problem) => events.partnerFailed({ problem }),
});

export const publish = exchange({
  on: commands.publish,
  overlap: mergeMap,
  subject: ({ kind }) => kind,
  call: publishCall,
  request: (sourcing: Sourcing) => ({ body: sourcing }),
  started: ({ kind }) => events.publishingRequested({ kind }),
  succeeded: ({ id }, { kind }) => events.sourcingPublished({ id, kind }),
  failed: (problem, { kind }) => events.publishingFailed({ kind, problem }),
});

export const fillForm = allOf(
  when(commands.keepDraft, (draft) => events.draftKept(draft)),
  when(commands.beginAnew, () => events.formCleared()),
);
