import { catchError, filter, map, of, switchMap } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import type { Epic } from '#src/kernel/epic';
import { causedBy } from '#src/kernel/messages';
import { problemOf } from '#src/kernel/send';
import { commands } from '../commands';
import { notificationCall } from '../contract';
import { events } from '../events';
import { seenOn } from '../seen';
import { selectGlobalId, selectShown } from '../selectors';

const read = reader(notificationCall);

/** Quiet: no notice about notices. */
export const loadNotices: Epic = (action$, state$, { send, kept }) =>
  action$.pipe(
    filter(commands.loadNotices.match),
    switchMap((command) => {
      const query = { globalId: selectGlobalId(state$.value) };
      return send({ ...requestOf(notificationCall, { query }), quiet: true }).pipe(
        map(({ data }) => {
          const stands = new Set(selectShown(state$.value).map(({ id }) => id));
          const seen = seenOn(kept);
          const notices = read(data).filter(({ id }) => !stands.has(id) && !seen.has(id));
          return events.noticesLoaded({ notices });
        }),
        catchError((error: unknown) => of(events.noticesFailed({ problem: problemOf(error) }))),
        map((event) => causedBy(event, command)),
      );
    }),
  );
