import type { DownloadSection } from '#src/kernel/facts';
import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { CutBy } from '#src/tables/list-file';
import type { Quota } from './contract';
import type { ExportRequest, TableFormat } from './export-request';

export const events = defineEvents('exports', {
  /** A file of a list or page was asked for: what, how much and in which format. */
  exportRequested: payload<ExportRequest>(),
  /** Rows read so far; the total is absent where the list has not been counted to its end. */
  exportProgressed: payload<{ readonly done: number; readonly total?: number }>(),
  /** All rows are there, and the file is being made. */
  writingStarted: payload(),
  /** The file was written and handed to the browser. */
  exportFinished: payload<{
    readonly list: string;
    readonly section: DownloadSection;
    readonly format: TableFormat;
    readonly fileName: string;
    readonly rows: number;
    /** Undefined where nothing was left out. */
    readonly cutBy?: CutBy | undefined;
  }>(),
  /** No file was saved. */
  exportFailed: payload<{ readonly list: string; readonly problem: Problem }>(),
  /** The member stopped the file while it was made. */
  exportCancelled: payload(),
  /** It was asked what may still be exported today. */
  quotaRequested: payload(),
  /** What may still be exported today. */
  quotaLoaded: payload<Quota>(),
  /** Nothing is known of it then; the server says when it is used up. */
  quotaFailed: payload<{ readonly problem: Problem }>(),
  /** What became of the export has been read. */
  exportDismissed: payload(),
});
