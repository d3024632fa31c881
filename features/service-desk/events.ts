import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { Offer, Purpose } from './contract';

export const events = defineEvents('serviceDesk', {
  /** One of its dialogs stands over the page: to buy or to ask. */
  deskOpened: payload<{ readonly purpose: Purpose }>(),
  deskClosed: payload(),
  offerLoaded: payload<{ readonly offer: Offer }>(),
  /** What the dialogs offer could not be had. */
  offerFailed: payload<{ readonly problem: Problem }>(),
  /** What was written is on its way. */
  submitRequested: payload(),
  /** It is recorded under this number. */
  inquirySent: payload<{ readonly purpose: Purpose; readonly number: string }>(),
  /** What was written is not recorded; the form keeps it. */
  inquiryFailed: payload<{ readonly purpose: Purpose; readonly problem: Problem }>(),
});
