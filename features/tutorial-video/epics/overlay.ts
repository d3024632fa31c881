import { filter, map, merge } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type Message } from '#src/kernel/messages';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { when } from '#src/kernel/when';
import { commands } from '../commands';
import { events } from '../events';
import { selectIsOffered, selectIsVideoOpen, selectWatching } from '../selectors';
import { watchedUntil } from '../state';

export const openVideo = when(commands.openVideo, (_, state) =>
  selectIsOffered(state) && !selectIsVideoOpen(state) ? events.videoOpened() : undefined,
);

/** Not the filters and the place that the list writes into its own address. */
const isLeaving = (action: Message) => navigation.routeEntered.match(action) && !action.payload.isSameRoute;

/** By hand, by going elsewhere, or by losing the session. */
export const closeVideo: Epic = (action$, state$, { now }) =>
  merge(
    action$.pipe(
      filter(commands.closeVideo.match),
      map((cause) => ({ by: 'member' as const, cause })),
    ),
    action$.pipe(
      filter((action) => isLeaving(action) || auth.loggedOut.match(action)),
      map((cause) => ({ by: 'route' as const, cause })),
    ),
  ).pipe(
    filter(() => selectIsVideoOpen(state$.value)),
    map(({ by, cause }) => {
      const watching = selectWatching(state$.value);
      const { isWatchedToEnd } = watching;
      return causedBy(
        events.videoClosed({ by, watchedMs: watchedUntil(watching, now()), isWatchedToEnd }),
        cause,
      );
    }),
  );
