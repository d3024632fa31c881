import { defineCommands, payload } from '#src/kernel/messages';
import type { Inquiry, Purpose } from './contract';

export const commands = defineCommands('serviceDesk', {
  openDesk: payload<{ readonly purpose: Purpose }>(),
  closeDesk: payload(),
  loadOffer: payload(),
  submit: payload<Inquiry>(),
});
