import { defineCommands, payload } from '#src/kernel/messages';
import type { Binding } from './contract';

export const commands = defineCommands('mobileBinding', {
  /** Which number is bound. */
  loadMobile: payload(),
  /** Has a code sent to this phone by SMS. */
  requestCode: payload<{ readonly mobile: string }>(),
  /** Binds the phone that the code went to, in place of the one there is. */
  bindMobile: payload<Binding>(),
  /** Takes the phone off the account. */
  unbindMobile: payload<{ readonly password: string }>(),
});
