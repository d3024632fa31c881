import { defineCommands, payload } from '#src/kernel/messages';
import { listCommands } from '#src/listing/messages';
import type { Format, Range, RangeView } from './contract';

export const commands = defineCommands('myData', {
  ...listCommands<RangeView>(),
  /** The next records of the days chosen. */
  loadMore: payload(),
  /** Numbers of records in the days chosen. */
  loadOverview: payload<Range>(),
  /** Saves all own records as a file of this format. */
  exportData: payload<{ readonly format: Format }>(),
  /** What is shown, or everything. */
  eraseData: payload<{ readonly scope: 'shown' | 'all' }>(),
  /** No behaviour is recorded from now on. */
  pauseRecords: payload(),
  /** Behaviour is recorded again. */
  resumeRecords: payload(),
});
