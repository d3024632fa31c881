import { distinctUntilChanged, map, timer } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { dayAt } from '../day';
import { events } from '../events';

/** A computer that has slept over midnight is told within a minute. */
const LOOK_EVERY_MS = 60_000;

export const tellDay: Epic = (_action$, _state$, { now }) =>
  timer(0, LOOK_EVERY_MS).pipe(
    map(() => dayAt(now())),
    distinctUntilChanged(),
    map((day) => events.dayBegun({ day })),
  );
