import { defineCommands, payload } from '#src/kernel/messages';
import type { Application } from './contract';

export const commands = defineCommands('trial', {
  /** Shows the application form. */
  openTrial: payload<{ readonly from: string }>(),
  closeTrial: payload(),
  /** Provinces with their cities. */
  loadProvinces: payload(),
  /** Has a code sent to this phone by SMS; it may be empty. */
  requestCode: payload<{ readonly mobile: string }>(),
  /** Sends the form. */
  apply: payload<Application>(),
  /** From the failure back to the form, as it was typed. */
  correct: payload(),
  /** Asks the server who the member is now. */
  reloadUser: payload(),
});
