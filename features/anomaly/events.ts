import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';

export const events = defineEvents('anomaly', {
  submitRequested: payload(),
  /** The request to be unblocked has been recorded. */
  reportSent: payload(),
  reportFailed: payload<{ readonly problem: Problem }>(),
  /** The form was closed without a request. */
  formCancelled: payload(),
});
