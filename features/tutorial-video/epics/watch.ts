import type { DomainEvent } from '#src/kernel/messages';
import type { RootState } from '#src/kernel/state';
import { allOf, when } from '#src/kernel/when';
import { commands } from '../commands';
import { events } from '../events';
import { selectIsVideoOpen } from '../selectors';

const whileOpen = (state: RootState, event: DomainEvent) => (selectIsVideoOpen(state) ? event : undefined);

/** What the player says, with the moment it said it. */
export const watch = allOf(
  when(commands.notePlaying, (_, state, { now }) => whileOpen(state, events.playbackStarted({ at: now() }))),
  when(commands.notePause, (_, state, { now }) => whileOpen(state, events.playbackPaused({ at: now() }))),
  when(commands.noteEnd, (_, state, { now }) => whileOpen(state, events.playbackEnded({ at: now() }))),
  when(commands.noteFullscreen, (_, state) => whileOpen(state, events.fullscreenEntered())),
);
