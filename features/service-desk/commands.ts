import { defineCommands, payload } from '#src/kernel/messages';
import type { Inquiry, Purpose } from './contract';

export const commands = defineCommands('serviceDesk', {
  /** Opens the form to buy or to ask. */
  openDesk: payload<{ readonly purpose: Purpose }>(),
  closeDesk: payload(),
  loadOffer: payload(),
  /** Sends the form. */
  submit: payload<Inquiry>(),
});
