import { catchError, EMPTY, map } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { events } from '../events';
import type { TutorialSource$ } from '../source';

export const findSource =
  (source$: TutorialSource$): Epic =>
  () =>
    source$.pipe(
      map((source) => events.sourceFound({ source })),
      catchError(() => EMPTY),
    );
