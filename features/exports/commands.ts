import { defineCommands, payload } from '#src/kernel/messages';
import type { ExportRequest } from './export-request';

export const commands = defineCommands('exports', {
  /** Makes a file of a list or a page. */
  exportTable: payload<ExportRequest>(),
  /** Stops the file that is being made; nothing is saved. */
  cancelExport: payload(),
  /** Asks what may still be exported today. */
  loadQuota: payload(),
  /** Puts away what the last export came to. */
  dismissExport: payload(),
});
