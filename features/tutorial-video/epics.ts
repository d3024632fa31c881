import { catchError, EMPTY, filter, map, merge } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type DomainEvent, type Message } from '#src/kernel/messages';
import type { RootState } from '#src/kernel/state';
import { allOf, when } from '#src/kernel/when';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { commands } from './commands';
import { events } from './events';
import { selectIsOffered, selectIsVideoOpen, selectWatching } from './selectors';
import type { TutorialSource$ } from './source';
import { watchedUntil } from './state';

export const findSource =
  (source$: TutorialSource$): Epic =>
  () =>
    source$.pipe(
      map((source) => events.sourceFound({ source })),
      catchError(() => EMPTY),
    );

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

const whileOpen = (state: RootState, event: DomainEvent) => (selectIsVideoOpen(state) ? event : undefined);

/** What the player says, with the moment it said it. */
export const watch = allOf(
  when(commands.notePlaying, (_, state, { now }) => whileOpen(state, events.playbackStarted({ at: now() }))),
  when(commands.notePause, (_, state, { now }) => whileOpen(state, events.playbackPaused({ at: now() }))),
  when(commands.noteEnd, (_, state, { now }) => whileOpen(state, events.playbackEnded({ at: now() }))),
  when(commands.noteFullscreen, (_, state) => whileOpen(state, events.fullscreenEntered())),
);
