import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';

export const events = defineEvents('passwordLink', {
  /** Somebody came with a link; whether it still holds is asked. */
  linkOpened: payload<{ readonly linkToken: string }>(),
  /** The link is good, for this account. */
  linkChecked: payload<{ readonly accountName: string }>(),
  /** With this link no password can be set. */
  linkRejected: payload<{ readonly problem: Problem }>(),
  /** The new password is on its way. */
  choiceRequested: payload(),
  /** The account has the new password. */
  passwordChosen: payload(),
  /** The account has no new password. */
  choiceFailed: payload<{ readonly problem: Problem }>(),
});
