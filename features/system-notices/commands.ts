import { defineCommands, payload } from '#src/kernel/messages';

export const commands = defineCommands('systemNotices', {
  loadNotices: payload(),
  hideNotice: payload<{ readonly id: string }>(),
});
