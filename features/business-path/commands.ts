import { defineCommands, payload } from '#src/kernel/messages';

export const commands = defineCommands('businessPath', {
  /** `afresh`: from the server, whatever is kept. */
  loadPath: payload<{ readonly globalId: string; readonly afresh?: true }>(),
  forgetPath: payload(),
});
