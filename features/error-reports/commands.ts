import { defineCommands, payload } from '#src/kernel/messages';
import type { ErrorReport } from './contract';

export const commands = defineCommands('errorReports', {
  /** Sends a report to the service that takes it. */
  deliver: payload<{ readonly report: ErrorReport }>(),
});
