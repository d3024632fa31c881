import { filter, map } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { chosen } from './chosen';
import { events } from './events';

/** A phone with exactly one account logs in at once. */
export const enterTheOnlyAccount: Epic = (action$) =>
  action$.pipe(
    filter(events.accountsFound.match),
    map((event) => {
      const [only, ...others] = event.payload.accounts;
      return only && others.length === 0 ? chosen(only, event) : undefined;
    }),
    filter((event) => event !== undefined),
  );
