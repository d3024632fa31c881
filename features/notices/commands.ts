import { defineCommands, payload } from '#src/kernel/messages';

export const commands = defineCommands('notices', {
  /** Takes a notice away before its time. */
  dismiss: payload<{ readonly id: number }>(),
});
