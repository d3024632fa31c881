import { filter, ignoreElements, map, merge, tap } from 'rxjs';
import { NO_BASIS, readBasis, writeBasis } from '#src/costing/basis';
import type { Epic } from '#src/kernel/epic';
import { withBasis } from '../address';
import { commands } from '../commands';
import { selectBasis } from '../selectors';

/** The address is the one place that knows the basis; choosing one is going somewhere. */
export const changeBasis: Epic = (action$, state$, { address }) =>
  merge(
    action$.pipe(
      filter(commands.chooseBasis.match),
      // Written and read once, which drops the parts that are undefined.
      map(({ payload }) => readBasis(writeBasis({ ...selectBasis(state$.value), ...payload }))),
    ),
    action$.pipe(
      filter(commands.clearBasis.match),
      map(() => NO_BASIS),
    ),
  ).pipe(
    tap((basis) => address.go(withBasis(address.current(), basis))),
    ignoreElements(),
  );
