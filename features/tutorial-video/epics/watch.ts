import { filter, map, merge } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { commands } from '../commands';
import { events } from '../events';
import { selectIsVideoOpen } from '../selectors';

/** What the player says, with the moment it said it. */
export const watch: Epic = (action$, state$, { now }) => {
  const while$ = action$.pipe(filter(() => selectIsVideoOpen(state$.value)));
  return merge(
    while$.pipe(
      filter(commands.notePlaying.match),
      map((command) => events.playbackStarted({ at: now() }, command)),
    ),
    while$.pipe(
      filter(commands.notePause.match),
      map((command) => events.playbackPaused({ at: now() }, command)),
    ),
    while$.pipe(
      filter(commands.noteEnd.match),
      map((command) => events.playbackEnded({ at: now() }, command)),
    ),
    while$.pipe(
      filter(commands.noteFullscreen.match),
      map((command) => events.fullscreenEntered(undefined, command)),
    ),
  );
};
