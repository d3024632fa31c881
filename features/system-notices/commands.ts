import { defineCommands, payload } from '../../src/kernel/messages';

export const commands = defineCommands('system-notices', {
  loadNotices: payload(),
  hideNotice: payload<{ readonly id: string }>(),
});
