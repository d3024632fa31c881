import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { Erasure, Format, Overview, RangeView, RecordPage } from './contract';

export const events = defineEvents('myData', {
  /** The newest records of these days are asked for. */
  recordsRequested: payload<{ readonly range: RangeView }>(),
  /** The newest records, and where the next ones begin. */
  recordsLoaded: payload<{ readonly page: RecordPage }>(),
  /** The records could not be shown. */
  recordsFailed: payload<{ readonly problem: Problem }>(),
  /** The records after those on the page are asked for. */
  moreRequested: payload(),
  /** Older records, to stand below the others. */
  moreLoaded: payload<{ readonly page: RecordPage }>(),
  /** The records on the page stay; more could not be had. */
  moreFailed: payload<{ readonly problem: Problem }>(),
  /** Numbers of records in the days chosen. */
  overviewLoaded: payload<{ readonly overview: Overview }>(),
  /** The numbers could not be shown. */
  overviewFailed: payload<{ readonly problem: Problem }>(),
  /** All own records are asked for as a file. */
  exportRequested: payload<{ readonly format: Format }>(),
  /** The browser has the file. */
  fileSaved: payload<{ readonly format: Format }>(),
  /** No file was saved. */
  exportFailed: payload<{ readonly problem: Problem }>(),
  /** All own records are to be erased for good. */
  erasureRequested: payload(),
  /** With the receipt that is shown. */
  dataErased: payload<Erasure>(),
  /** Nothing was erased. */
  erasureFailed: payload<{ readonly problem: Problem }>(),
  /** Null: behaviour is recorded. */
  pauseChanged: payload<{ readonly pausedAt: string | null }>(),
  /** Recording goes on, or stays paused, as before. */
  pauseRejected: payload<{ readonly problem: Problem }>(),
});
