import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { Erasure, Format, Overview, Range, RecordPage } from './contract';

export const events = defineEvents('myData', {
  recordsAsked: payload<{ readonly range: Range }>(),
  recordsFound: payload<{ readonly page: RecordPage }>(),
  recordsLost: payload<{ readonly problem: Problem }>(),
  moreAsked: payload(),
  moreFound: payload<{ readonly page: RecordPage }>(),
  moreLost: payload<{ readonly problem: Problem }>(),
  overviewFound: payload<{ readonly overview: Overview }>(),
  overviewLost: payload<{ readonly problem: Problem }>(),
  exportStarted: payload<{ readonly format: Format }>(),
  fileSaved: payload<{ readonly format: Format }>(),
  exportFailed: payload<{ readonly problem: Problem }>(),
  erasureStarted: payload(),
  dataErased: payload<Erasure>(),
  erasureFailed: payload<{ readonly problem: Problem }>(),
  pauseChanged: payload<{ readonly pausedAt: string | null }>(),
  pauseRefused: payload<{ readonly problem: Problem }>(),
});
