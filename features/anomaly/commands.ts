import { defineCommands, payload } from '#src/kernel/messages';
import type { Contact } from './contract';

export const commands = defineCommands('anomaly', {
  submit: payload<Contact>(),
  cancel: payload(),
});
