import { defineCommands, payload } from '#src/kernel/messages';

export const commands = defineCommands('digitFont', {
  /** A font whose digits are drawn in another order, for figures on the screen. */
  loadFont: payload(),
});
