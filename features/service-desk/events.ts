import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { Offer, Purpose } from './contract';

export const events = defineEvents('serviceDesk', {
  deskOpened: payload<{ readonly purpose: Purpose }>(),
  deskClosed: payload(),
  offerLoaded: payload<{ readonly offer: Offer }>(),
  offerFailed: payload<{ readonly problem: Problem }>(),
  submitRequested: payload(),
  /** It is recorded under this number. */
  inquirySent: payload<{ readonly purpose: Purpose; readonly number: string }>(),
  inquiryFailed: payload<{ readonly purpose: Purpose; readonly problem: Problem }>(),
});
