import { EMPTY, filter, switchMap } from 'rxjs';
import type { Epic } from './epic';
import type { Heard } from './messages';

/** Runs the epic from the event that says its place was entered until the next one says it was left. */
export const whileThere =
  <P, T extends string>(entered: Heard<'event', P, T>, isThere: (payload: P) => boolean, epic: Epic): Epic =>
  (action$, ...rest) =>
    action$.pipe(
      filter(entered.match),
      switchMap(({ payload }) => (isThere(payload) ? epic(action$, ...rest) : EMPTY)),
    );
