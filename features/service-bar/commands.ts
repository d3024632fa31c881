import { defineCommands, payload } from '#src/kernel/messages';
import type { BarItem } from './bar-item';

export const commands = defineCommands('serviceBar', {
  choose: payload<{ readonly item: BarItem }>(),
  closeContact: payload(),
  writeMessage: payload(),
});
