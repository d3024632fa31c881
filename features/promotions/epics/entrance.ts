import { catchError, EMPTY, filter, ignoreElements, map, merge, mergeMap, switchMap, takeUntil } from 'rxjs';
import { ask, exchange } from '#src/calls/exchange';
import type { Epic } from '#src/kernel/epic';
import { causedBy } from '#src/kernel/messages';
import { events as auth } from '#features/auth/events';
import { when } from '#src/kernel/when';
import { commands } from '../commands';
import { advertisementClickCall, popupInfoCall, popupJumpCall, userStandardCall } from '../contract';
import { events } from '../events';
import { selectEntrance, selectIsMember } from '../selectors';

export const findEntrance = exchange({
  on: commands.findEntrance,
  overlap: switchMap,
  call: popupInfoCall,
  succeeded: (entrance) => (entrance ? events.entranceFound({ entrance }) : undefined),
  failed: () => undefined,
});

/** A member is not told twice that something is new. */
export const recogniseEntrance: Epic = (action$, state$, { send }) =>
  merge(action$.pipe(filter(events.entranceFound.match)), action$.pipe(filter(auth.loggedIn.match))).pipe(
    switchMap((cause) => {
      const id = selectEntrance(state$.value)?.id;
      if (id === undefined || !selectIsMember(state$.value)) return EMPTY;
      return ask(send, userStandardCall, { query: { id } }).pipe(
        filter(({ clicked }) => clicked),
        map(() => causedBy(events.entranceRecognised({ id }), cause)),
        catchError(() => EMPTY),
        takeUntil(action$.pipe(filter(auth.loggedOut.match))),
      );
    }),
  );

/** The link itself leads there; this only tells of it. */
export const followEntrance = when(commands.followEntrance, (payload) => events.entranceFollowed(payload));

export const tellFollowed: Epic = (action$, state$, { send }) =>
  action$.pipe(
    filter(events.entranceFollowed.match),
    mergeMap(({ payload: { id } }) =>
      merge(
        ask(send, popupJumpCall, { body: { id } }).pipe(catchError(() => EMPTY)),
        selectIsMember(state$.value)
          ? ask(send, advertisementClickCall, { query: { id } }).pipe(catchError(() => EMPTY))
          : EMPTY,
      ),
    ),
    ignoreElements(),
  );
