import { defineEvents, payload } from '#src/kernel/messages';
import type { TipCause } from './tip-cause';

export const events = defineEvents('rightsTip', {
  /** Why the page cannot be seen, and what can be done. */
  tipOpened: payload<{ readonly cause: TipCause; readonly route?: string }>(),
  tipClosed: payload(),
  /** The member wants to buy: the service desk opens. */
  purchaseWanted: payload<{ readonly cause: TipCause }>(),
  /** The member wants a trial: the application opens. */
  trialWanted: payload<{ readonly cause: TipCause }>(),
});
