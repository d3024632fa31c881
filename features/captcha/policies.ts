import { filter, map, switchMap, takeUntil, timer } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { events } from './events';
import { selectStatus } from './selectors';

/** Long enough to be read and to be spoken by a screen reader. */
const SHOWN_MS = 1_200;

export const closeWhenPassed: Epic = (action$, state$) =>
  action$.pipe(
    filter(events.captchaSolved.match),
    filter(() => selectStatus(state$.value) === 'passed'),
    switchMap((event) =>
      timer(SHOWN_MS).pipe(
        map(() => events.captchaClosed(undefined, event)),
        takeUntil(
          action$.pipe(
            filter((action) => events.captchaRequired.match(action) || events.captchaClosed.match(action)),
          ),
        ),
      ),
    ),
  );
