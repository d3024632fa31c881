import {
  distinctUntilChanged,
  filter,
  interval,
  map,
  merge,
  NEVER,
  scan,
  share,
  skip,
  startWith,
  switchMap,
  take,
  takeUntil,
  takeWhile,
  withLatestFrom,
  type Observable,
} from 'rxjs';
import { events as navigation } from '#features/navigation/events';
import type { Epic } from '#src/kernel/epic';
import { session } from '#src/kernel/shared-events';
import { commands } from './commands';
import { collectionOf } from './content-path';
import { events } from './events';
import { selectReading } from './selectors';

const SECOND = 1_000;
/** Seconds of attention after which the server hears of them. */
const BEAT = 30;

/** Whole seconds for which somebody was there; what a pause cuts off is not counted. */
const secondsOf = (attention$: Observable<boolean>): Observable<number> =>
  attention$.pipe(
    distinctUntilChanged(),
    switchMap((isThere) => (isThere ? interval(SECOND) : NEVER)),
    scan((seconds) => seconds + 1, 0),
    startWith(0),
  );

/**
 * Of what is open, until another page or nothing is: at its beginning, after each half minute of attention, with every
 * step of progress, once a section has been read for as long as it lacked, when the page is hidden, and at its end. Every report holds all seconds so far, so that none is lost
 * with a report that does not arrive.
 *
 *   attention  t----f---t--
 *   seconds    0-1-2--2--3-
 */
export const countTime =
  (attention$: Observable<boolean>): Epic =>
  (action$, state$, { ids, page }) =>
    action$.pipe(
      filter(events.contentLoaded.match),
      switchMap(({ payload: { opened } }) => {
        const { id } = opened.content;
        const reading = ids.uuid();
        const seconds$ = secondsOf(attention$).pipe(share());
        const due = action$.pipe(
          filter(events.timeCounted.match),
          switchMap(() => {
            const missing = Object.values(selectReading(state$.value).missing);
            // The server counts whole seconds between beats: a begun one is not enough.
            return missing.length === 0 ? NEVER : seconds$.pipe(skip(Math.min(...missing)), take(1));
          }),
        );
        const goingOn = merge(
          due,
          seconds$.pipe(filter((seconds) => seconds % BEAT === 0)),
          action$.pipe(
            filter((action) => events.placesReached.match(action) || events.questionAnswered.match(action)),
          ),
          page.hidden$,
        ).pipe(
          map(() => true),
          startWith(true),
        );
        const left = action$.pipe(
          filter(navigation.routeEntered.match),
          filter(({ payload: { name, query } }) => !collectionOf(name) || (query.id ?? id) !== id),
          map(() => false),
        );
        return merge(goingOn, left).pipe(
          withLatestFrom(seconds$),
          takeWhile(([isGoingOn]) => isGoingOn, true),
          map(([, seconds]) => {
            const { place, done, claimed } = selectReading(state$.value);
            return { reading, id, seconds, place, done: [...done, ...claimed] };
          }),
          distinctUntilChanged(
            (a, b) => a.seconds === b.seconds && a.place === b.place && a.done.length === b.done.length,
          ),
          map((beat) => commands.reportTime(beat)),
          takeUntil(action$.pipe(filter(session.loggedOut.match))),
        );
      }),
    );
