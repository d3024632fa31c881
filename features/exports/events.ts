import type { FactSection } from '#src/kernel/facts';
import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { Quota } from './contract';
import type { ExportWish, TableFormat } from './wish';

export const events = defineEvents('exports', {
  exportRequested: payload<ExportWish>(),
  /** Rows read so far; the total is absent where the list has not been counted to its end. */
  exportProgressed: payload<{ readonly done: number; readonly total?: number }>(),
  /** All rows are there, and the file is being made. */
  writingStarted: payload(),
  /** The file was written and handed to the browser. */
  exportFinished: payload<{
    readonly list: string;
    readonly section: FactSection;
    readonly format: TableFormat;
    readonly fileName: string;
    readonly rows: number;
    readonly isCut: boolean;
  }>(),
  exportFailed: payload<{ readonly list: string; readonly problem: Problem }>(),
  exportCancelled: payload(),
  quotaRequested: payload(),
  quotaLoaded: payload<Quota>(),
  /** Nothing is known of it then; the server says when it is used up. */
  quotaFailed: payload<{ readonly problem: Problem }>(),
  /** What became of the export has been read. */
  exportDismissed: payload(),
});
