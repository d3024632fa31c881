import { defineCommands, payload } from '#src/kernel/messages';
import type { ErrorReport } from './contract';

export const commands = defineCommands('errorReports', {
  deliver: payload<{ readonly report: ErrorReport }>(),
});
