import { filter, map } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { when } from '#src/kernel/when';
import { events as navigation } from '#features/navigation/events';
import { chosen } from './chosen';
import { commands } from './commands';
import { events } from './events';

/** Exactly one account logs in at once. */
export const enterTheOnlyAccount: Epic = (action$) =>
  action$.pipe(
    filter(events.accountsFound.match),
    map((event) => {
      const [only, ...others] = event.payload.accounts;
      return only && others.length === 0 ? chosen(only, event) : undefined;
    }),
    filter((event) => event !== undefined),
  );

export const openOnEntry: Epic = when(navigation.routeEntered, ({ name, params }) =>
  name === 'qrConfirm' ? commands.reviewDevice({ uuid: params.uuid ?? '' }) : undefined,
);
