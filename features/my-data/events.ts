import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { Erasure, Format, Overview, RangeView, RecordPage } from './contract';

export const events = defineEvents('myData', {
  recordsRequested: payload<{ readonly range: RangeView }>(),
  recordsLoaded: payload<{ readonly page: RecordPage }>(),
  recordsFailed: payload<{ readonly problem: Problem }>(),
  moreRequested: payload(),
  moreLoaded: payload<{ readonly page: RecordPage }>(),
  moreFailed: payload<{ readonly problem: Problem }>(),
  overviewLoaded: payload<{ readonly overview: Overview }>(),
  overviewFailed: payload<{ readonly problem: Problem }>(),
  exportRequested: payload<{ readonly format: Format }>(),
  fileSaved: payload<{ readonly format: Format }>(),
  exportFailed: payload<{ readonly problem: Problem }>(),
  erasureRequested: payload(),
  /** With the receipt that is shown. */
  dataErased: payload<Erasure>(),
  erasureFailed: payload<{ readonly problem: Problem }>(),
  /** Null: behaviour is recorded. */
  pauseChanged: payload<{ readonly pausedAt: string | null }>(),
  pauseRejected: payload<{ readonly problem: Problem }>(),
});
