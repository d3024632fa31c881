import type { RootState } from '#src/kernel/state';
import { catchError, EMPTY, filter, ignoreElements, map, mergeMap, switchMap, takeUntil, tap } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import type { Epic } from '#src/kernel/epic';
import { causedBy } from '#src/kernel/messages';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { closeHomePopCall, homePopFlagCall } from '../contract';
import { events } from '../events';
import { selectRecruitImage } from '../selectors';

/** Leads on to the page on the recruiting of experts. */
const RECRUITING = '/static';
const query = { popEnum: 'RECRUIT' } as const;
const read = reader(homePopFlagCall);

/** Quiet, like all of this slice: nobody misses an advertisement. */
export const findRecruit: Epic = (action$, _state$, { send }) =>
  action$.pipe(
    filter(commands.findRecruit.match),
    switchMap((command) =>
      send({ ...requestOf(homePopFlagCall, { query }), quiet: true }).pipe(
        map(({ data }) => read(data)),
        filter(({ popFlag }) => popFlag),
        map(({ imagePath }) => causedBy(events.recruitFound({ imagePath }), command)),
        catchError(() => EMPTY),
        takeUntil(action$.pipe(filter(auth.loggedOut.match))),
      ),
    ),
  );

const isShown = (state: RootState) => selectRecruitImage(state) !== undefined;

export const followRecruit: Epic = (action$, state$, { address }) =>
  action$.pipe(
    filter(commands.followRecruit.match),
    filter(() => isShown(state$.value)),
    tap(() => address.go(RECRUITING)),
    map((command) => events.recruitFollowed(undefined, command)),
  );

export const hideRecruit: Epic = (action$, state$) =>
  action$.pipe(
    filter(commands.hideRecruit.match),
    filter(() => isShown(state$.value)),
    map((command) => events.recruitDismissed(undefined, command)),
  );

/** Told to the server only by whoever followed it. */
export const tellHandled: Epic = (action$, _state$, { send }) =>
  action$.pipe(
    filter(events.recruitFollowed.match),
    mergeMap(() =>
      send({ ...requestOf(closeHomePopCall, { query }), quiet: true }).pipe(
        ignoreElements(),
        catchError(() => EMPTY),
      ),
    ),
  );
