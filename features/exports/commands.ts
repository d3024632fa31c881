import { defineCommands, payload } from '#src/kernel/messages';
import type { ExportWish } from './wish';

export const commands = defineCommands('exports', {
  /** Makes a file of a list or a page. */
  exportTable: payload<ExportWish>(),
  /** Stops the file that is being made; nothing is saved. */
  cancelExport: payload(),
  /** Asks what may still be exported today. */
  loadQuota: payload(),
  /** Puts away what the last export came to. */
  dismissExport: payload(),
});
