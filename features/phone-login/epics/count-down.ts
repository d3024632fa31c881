import { filter, map, switchMap, takeWhile, timer } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { events } from '../events';

const WAIT_S = 60;
const SECOND_MS = 1_000;

/**
 * 60 to 0, one a second. Reads the clock instead of counting ticks: a tab in the background gets fewer of them.
 * switchMap: a newer code starts the count anew.
 */
export const countDown: Epic = (action$, _state$, { now }) =>
  action$.pipe(
    filter(events.codeSent.match),
    switchMap((event) => {
      const end = now() + WAIT_S * SECOND_MS;
      return timer(0, SECOND_MS).pipe(
        map(() => Math.min(WAIT_S, Math.max(0, Math.ceil((end - now()) / SECOND_MS)))),
        map((secondsLeft) => events.countdownTicked({ secondsLeft }, event)),
        takeWhile(({ payload }) => payload.secondsLeft > 0, true),
      );
    }),
  );
