import { filter, map, tap } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { events as navigation } from '#features/navigation/events';
import { events } from '../events';

const HOME = '/home';

/** Links to the former portal lead home; the back button does not lead here again. */
export const leaveOldAddress: Epic = (action$, _state$, { address }) =>
  action$.pipe(
    filter(navigation.routeEntered.match),
    filter(({ payload }) => payload.name === 'redirectToNew'),
    tap(() => address.replace(HOME)),
    map((event) => events.oldAddressLeft(undefined, event)),
  );
