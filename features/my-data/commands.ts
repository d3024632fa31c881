import { defineCommands, payload } from '#src/kernel/messages';
import { listCommands } from '#src/listing/messages';
import type { Format, Range, RangeView } from './contract';

export const commands = defineCommands('myData', {
  ...listCommands<RangeView>(),
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
