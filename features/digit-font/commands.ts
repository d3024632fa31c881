import { defineCommands, payload } from '#src/kernel/messages';

export const commands = defineCommands('digitFont', {
  loadFont: payload(),
});
