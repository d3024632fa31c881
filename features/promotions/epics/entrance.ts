import { catchError, EMPTY, filter, ignoreElements, map, merge, mergeMap, switchMap, takeUntil } from 'rxjs';
import { reader, requestOf, type Call } from '#src/contract/call';
import type { Epic } from '#src/kernel/epic';
import { causedBy } from '#src/kernel/messages';
import type { Ports } from '#src/kernel/ports';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { advertisementClickCall, popupInfoCall, popupJumpCall, userStandardCall } from '../contract';
import { events } from '../events';
import { selectEntrance, selectIsMember } from '../selectors';

const readInfo = reader(popupInfoCall);
const readStandard = reader(userStandardCall);

export const findEntrance: Epic = (action$, _state$, { send }) =>
  action$.pipe(
    filter(commands.findEntrance.match),
    switchMap((command) =>
      send({ ...requestOf(popupInfoCall), quiet: true }).pipe(
        mergeMap(({ data }) => {
          const entrance = readInfo(data);
          return entrance ? [causedBy(events.entranceFound({ entrance }), command)] : [];
        }),
        catchError(() => EMPTY),
      ),
    ),
  );

/** A member is not told twice that something is new. */
export const recogniseEntrance: Epic = (action$, state$, { send }) =>
  merge(action$.pipe(filter(events.entranceFound.match)), action$.pipe(filter(auth.loggedIn.match))).pipe(
    switchMap((cause) => {
      const id = selectEntrance(state$.value)?.id;
      if (id === undefined || !selectIsMember(state$.value)) return EMPTY;
      return send({ ...requestOf(userStandardCall, { query: { id } }), quiet: true }).pipe(
        map(({ data }) => readStandard(data)),
        filter(({ clicked }) => clicked),
        map(() => causedBy(events.entranceRecognised({ id }), cause)),
        catchError(() => EMPTY),
        takeUntil(action$.pipe(filter(auth.loggedOut.match))),
      );
    }),
  );

/** The link itself leads there; this only tells of it. */
export const followEntrance: Epic = (action$) =>
  action$.pipe(
    filter(commands.followEntrance.match),
    map((command) => events.entranceFollowed(command.payload, command)),
  );

const tell = ({ send }: Ports, request: ReturnType<typeof requestOf<Call>>) =>
  send({ ...request, quiet: true }).pipe(
    ignoreElements(),
    catchError(() => EMPTY),
  );

export const tellFollowed: Epic = (action$, state$, ports) =>
  action$.pipe(
    filter(events.entranceFollowed.match),
    mergeMap(({ payload: { id } }) =>
      merge(
        tell(ports, requestOf(popupJumpCall, { body: { id } })),
        selectIsMember(state$.value)
          ? tell(ports, requestOf(advertisementClickCall, { query: { id } }))
          : EMPTY,
      ),
    ),
  );
