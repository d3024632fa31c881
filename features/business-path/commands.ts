import { defineCommands, payload } from '#src/kernel/messages';

export const commands = defineCommands('businessPath', {
  /** `afresh`: from the server, whatever is kept. */
  loadPath: payload<{ readonly globalId: string; readonly afresh?: true }>(),
  /** The member has left, or the server does not know the path any more. */
  forgetPath: payload(),
});
