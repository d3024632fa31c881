import { map, takeWhile, timer, type Observable } from 'rxjs';

const WAIT_S = 60;
const SECOND_MS = 1_000;

/**
 * 60 to 0, one a second: until the next code may be asked for. Reads the clock instead of counting ticks: a tab in the
 * background gets fewer of them.
 */
export const secondsDown = (now: () => number): Observable<number> => {
  const end = now() + WAIT_S * SECOND_MS;
  return timer(0, SECOND_MS).pipe(
    map(() => Math.min(WAIT_S, Math.max(0, Math.ceil((end - now()) / SECOND_MS)))),
    takeWhile((secondsLeft) => secondsLeft > 0, true),
  );
};
