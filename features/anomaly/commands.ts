import { defineCommands, payload } from '#src/kernel/messages';
import type { Contact } from './contract';

export const commands = defineCommands('anomaly', {
  /** Asks to be unblocked, by name and phone. */
  submit: payload<Contact>(),
  /** Closes the form without asking to be unblocked. */
  cancel: payload(),
});
