import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';

export const events = defineEvents('passwordLink', {
  linkOpened: payload<{ readonly linkToken: string }>(),
  /** The link is good, for this account. */
  linkChecked: payload<{ readonly accountName: string }>(),
  linkRejected: payload<{ readonly problem: Problem }>(),
  choiceRequested: payload(),
  passwordChosen: payload(),
  choiceFailed: payload<{ readonly problem: Problem }>(),
});
