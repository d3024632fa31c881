import { catchError, EMPTY, filter, ignoreElements, map, merge, mergeMap, switchMap, takeUntil } from 'rxjs';
import { ask, exchange } from '#src/calls/exchange';
import type { Epic } from '#src/kernel/epic';
import { causedBy } from '#src/kernel/messages';
import type { RootState } from '#src/kernel/state';
import { when } from '#src/kernel/when';
import { events as auth } from '#features/auth/events';
import { commands } from './commands';
import {
  advertisementClickCall,
  closeHomePopCall,
  homePopFlagCall,
  popupInfoCall,
  popupJumpCall,
  userStandardCall,
} from './contract';
import { events } from './events';
import { selectEntrance, selectIsMember, selectRecruitImage } from './selectors';

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

/** Leads on to the page on the recruiting of experts. */
const RECRUITING = '/static';
const query = { popEnum: 'RECRUIT' } as const;

/** Nobody misses an advertisement. */
export const findRecruit = exchange({
  on: commands.findRecruit,
  overlap: switchMap,
  call: homePopFlagCall,
  request: () => ({ query }),
  succeeded: ({ popFlag, imagePath }) => (popFlag ? events.recruitFound({ imagePath }) : undefined),
  failed: () => undefined,
});

const isShown = (state: RootState) => selectRecruitImage(state) !== undefined;

export const followRecruit = when(commands.followRecruit, (_, state, { address }) => {
  if (!isShown(state)) return undefined;
  address.go(RECRUITING);
  return events.recruitFollowed();
});

export const hideRecruit = when(commands.hideRecruit, (_, state) =>
  isShown(state) ? events.recruitDismissed() : undefined,
);

/** Told to the server only where it was followed. */
export const tellHandled = exchange({
  on: events.recruitFollowed,
  overlap: mergeMap,
  call: closeHomePopCall,
  request: () => ({ query }),
  succeeded: () => undefined,
  failed: () => undefined,
});
