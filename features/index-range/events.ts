import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { RangeTable, SubjectRange } from './contract';
import type { RangeView } from './range-view';

export const events = defineEvents('indexRange', {
  tableRequested: payload<{ readonly view: RangeView }>(),
  tableLoaded: payload<{ readonly table: RangeTable }>(),
  tableFailed: payload<{ readonly problem: Problem }>(),
  subjectRequested: payload<{ readonly name: string }>(),
  subjectLoaded: payload<{ readonly subject: SubjectRange }>(),
  /** Older projects count less, by this half-life; null weighs them alike. */
  ageWeighed: payload<{ readonly halfLife: number | null }>(),
  subjectFailed: payload<{ readonly problem: Problem }>(),
});
