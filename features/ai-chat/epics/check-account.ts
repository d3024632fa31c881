import { catchError, filter, map, of, switchMap } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import type { Epic } from '#src/kernel/epic';
import { causedBy } from '#src/kernel/messages';
import { commands } from '../commands';
import { innerAccountsCall } from '../contract';
import { events } from '../events';
import { selectGlobalId } from '../selectors';

const read = reader(innerAccountsCall);

/** Whoever is not on the list of the server sees no chat; nor does anybody while the list cannot be had. */
export const checkAccount: Epic = (action$, state$, { send }) =>
  action$.pipe(
    filter(commands.checkAccount.match),
    switchMap((command) =>
      send({ ...requestOf(innerAccountsCall), quiet: true }).pipe(
        map(({ data }) => {
          const own = selectGlobalId(state$.value);
          return read(data).some(({ globalId }) => globalId === own);
        }),
        catchError(() => of(false)),
        map((isInternal) => causedBy(events.accountChecked({ isInternal }), command)),
      ),
    ),
  );
