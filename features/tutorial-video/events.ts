import { defineEvents, payload } from '#src/kernel/messages';
import type { TutorialSource } from './source';

export const events = defineEvents('tutorialVideo', {
  /** There is a tutorial to show. */
  sourceFound: payload<{ readonly source: TutorialSource }>(),
  videoOpened: payload(),
  /** `at` is the moment by the clock. */
  playbackStarted: payload<{ readonly at: number }>(),
  /** At this time, in milliseconds since 1970. */
  playbackPaused: payload<{ readonly at: number }>(),
  /** At this time, in milliseconds since 1970. */
  playbackEnded: payload<{ readonly at: number }>(),
  /** The video fills the screen. */
  fullscreenEntered: payload(),
  /** How long it was really watched, pauses left out. */
  videoClosed: payload<{
    readonly by: 'member' | 'route';
    readonly watchedMs: number;
    readonly isWatchedToEnd: boolean;
  }>(),
});
