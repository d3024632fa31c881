import { defineEvents, payload } from '#src/kernel/messages';
import type { TipCause } from './tip-cause';

export const events = defineEvents('rightsTip', {
  tipOpened: payload<{ readonly cause: TipCause; readonly route?: string }>(),
  tipClosed: payload(),
  /** Whoever sells hears this. */
  purchaseWanted: payload<{ readonly cause: TipCause }>(),
  /** Whoever grants trials hears this. */
  trialWanted: payload<{ readonly cause: TipCause }>(),
});
