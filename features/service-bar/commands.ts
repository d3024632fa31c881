import { defineCommands, payload } from '#src/kernel/messages';
import type { BarItem } from './bar-item';

export const commands = defineCommands('serviceBar', {
  /** An item of the bar was pressed. */
  choose: payload<{ readonly item: BarItem }>(),
  closeContact: payload(),
  writeMessage: payload(),
});
