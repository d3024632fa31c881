import { defineCommands, payload } from '#src/kernel/messages';

export const commands = defineCommands('notices', {
  dismiss: payload<{ readonly id: number }>(),
});
