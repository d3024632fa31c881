import { distinctUntilChanged, filter, map, pairwise, startWith } from 'rxjs';
import type { Epic } from './epic';
import type { DomainEvent, Heard } from './messages';
import type { RootState } from './state';

/** Once what this event puts into the state, where it put anything, has given way to another. */
export const whenLeft =
  <P, T extends string>(
    entered: Heard<'event', P, T>,
    placeIn: (state: RootState) => string | undefined,
    tell: () => DomainEvent,
  ): Epic =>
  (action$, state$) =>
    action$.pipe(
      filter(entered.match),
      map(() => placeIn(state$.value)),
      startWith(placeIn(state$.value)),
      distinctUntilChanged(),
      pairwise(),
      filter(([left]) => left !== undefined),
      map(tell),
    );
