import { catchError, filter, map, of, startWith, switchMap, takeUntil, type Observable } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type DomainEvent } from '#src/kernel/messages';
import { problemOf } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { openTokenCall, openUserRightsCall } from '../contract-partner';
import { events } from '../events';
import { partnerStorage } from '../partner-storage';

const readToken = reader(openTokenCall);
const readUser = reader(openUserRightsCall);

/** Whether the member may, then the app's token. Quiet: the page itself says what went wrong. */
export const openPartner: Epic = (action$, _state$, ports) => {
  const storage = partnerStorage(ports);
  const left$ = action$.pipe(filter(auth.loggedOut.match));
  const opened$ = (): Observable<DomainEvent> =>
    ports.send({ ...requestOf(openUserRightsCall), quiet: true }).pipe(
      map(({ data }) => readUser(data)),
      switchMap((user) => {
        if (!user.canUse) {
          storage.clear();
          return of(events.partnerRejected());
        }
        return ports.send({ ...requestOf(openTokenCall), quiet: true }).pipe(
          map(({ data }) => {
            storage.store(readToken(data).appToken, user);
            const { enterpriseName, enterpriseCode } = user;
            return events.partnerOpened({ enterpriseName, enterpriseCode });
          }),
        );
      }),
    );
  return action$.pipe(
    filter(commands.openPartner.match),
    switchMap((command) =>
      opened$().pipe(
        catchError((error: unknown) => of(events.partnerFailed({ problem: problemOf(error) }))),
        startWith(events.openingStarted()),
        takeUntil(left$),
        map((event) => causedBy(event, command)),
      ),
    ),
  );
};
