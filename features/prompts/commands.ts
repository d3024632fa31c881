import { defineCommands, payload } from '#src/kernel/messages';

export const commands = defineCommands('prompts', {
  /** Says which button of the dialog was pressed. */
  answer: payload<{ readonly id: string; readonly key?: string }>(),
  /** Closes the word of praise; with a path it leads on. */
  leaveCompletion: payload<{ readonly id: string; readonly path?: string }>(),
});
