import { defineCommands, payload } from '#src/kernel/messages';

export const commands = defineCommands('tutorialVideo', {
  openVideo: payload(),
  closeVideo: payload(),
  /** What the player does, as it does it. */
  notePlaying: payload(),
  notePause: payload(),
  noteEnd: payload(),
  noteFullscreen: payload(),
});
