import { NO_ACCESS } from '#src/contract/codes';
import { EMPTY, filter, ignoreElements, map, merge, of, switchMap, tap } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { when } from '#src/kernel/when';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { events as notices } from '#features/notices/events';
import { commands } from './commands';
import { draftStorage } from './drafts';
import { events } from './events';
import { partnerStorage } from './partner-storage';
import { selectGlobalId } from './selectors';

const HOME = '/home';
const SHOWN_MS = 5_000;

/** Anew with every page load: a right may have been withdrawn meanwhile. */
export const openForPartner = when(auth.loggedIn, ({ user }) =>
  user.isPartner ? commands.openPartner() : undefined,
);

export const forgetPartner: Epic = (action$, _state$, ports) =>
  action$.pipe(
    filter(auth.loggedOut.match),
    tap(() => partnerStorage(ports).clear()),
    ignoreElements(),
  );

/** The guard let in whom the account allows; the partner's own word comes later, and counts. */
export const leaveWhenRefused: Epic = (action$, _state$, { address }) =>
  action$.pipe(
    filter(events.partnerRejected.match),
    switchMap((event) => {
      if (!address.current().startsWith('/m2')) return EMPTY;
      address.replace(HOME);
      return of(notices.noticeRaised({ type: 'error', text: NO_ACCESS, durationMs: SHOWN_MS }, event));
    }),
  );

export const loadMineOnEntry = when(navigation.routeEntered, ({ name, params, query }) => {
  if (name !== 'sourcingModule' || params.moduleName !== 'mine') return undefined;
  const page = /^[1-9]\d{0,2}$/.test(query.page ?? '') ? Number(query.page) : 1;
  return commands.loadMine({ page });
});

export const findDrafts: Epic = (action$, _state$, { kept }) =>
  action$.pipe(
    filter(auth.loggedIn.match),
    map((event) =>
      events.draftsFound({ drafts: draftStorage(kept, event.payload.user.globalId).read() }, event),
    ),
  );

export const keepDrafts: Epic = (action$, state$, { kept }) => {
  const storage = () => draftStorage(kept, selectGlobalId(state$.value));
  return merge(
    action$.pipe(
      filter(events.draftKept.match),
      tap(({ payload }) => storage().keep(payload.kind, payload.fields)),
    ),
    action$.pipe(
      filter(events.sourcingPublished.match),
      tap(({ payload }) => storage().drop(payload.kind)),
    ),
  ).pipe(ignoreElements());
};
