import { defineCommands, payload } from '#src/kernel/messages';
import type { Format, Range } from './contract';

export const commands = defineCommands('myData', {
  /** A change of the filters; `undefined` clears one. */
  refine: payload<Range>(),
  loadRecords: payload<Range>(),
  loadMore: payload(),
  loadOverview: payload<Range>(),
  exportData: payload<{ readonly format: Format }>(),
  /** What is shown, or everything. */
  eraseData: payload<{ readonly scope: 'shown' | 'all' }>(),
  /** No behaviour is recorded from now on. */
  pauseRecords: payload(),
  /** Behaviour is recorded again. */
  resumeRecords: payload(),
});
