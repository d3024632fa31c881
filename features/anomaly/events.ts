import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';

export const events = defineEvents('anomaly', {
  /** The explanation of the member is on its way. */
  submitRequested: payload(),
  /** The request to be unblocked has been recorded. */
  reportSent: payload(),
  /** The explanation is not recorded; it can be sent again. */
  reportFailed: payload<{ readonly problem: Problem }>(),
  /** The form was closed without a request. */
  formCancelled: payload(),
});
