import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { ErrorReport } from './contract';

export const events = defineEvents('errorReports', {
  /** Something broke; cleaned of whatever is personal. */
  failureNoticed: payload<{ readonly report: ErrorReport }>(),
  /** The server has taken the report of an error. */
  reportDelivered: payload(),
  /** The server has not recorded an error of the page. */
  reportFailed: payload<{ readonly problem: Problem }>(),
});
