import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import { listEvents } from '#src/listing/messages';
import type { RangeTable, RangeView, SubjectRange } from './contract';

export const events = defineEvents('indexRange', {
  ...listEvents<RangeView, RangeTable>(),
  subjectRequested: payload<{ readonly name: string }>(),
  subjectLoaded: payload<{ readonly subject: SubjectRange }>(),
  /** Older projects count less, by this half-life; null weighs them alike. */
  ageWeighed: payload<{ readonly halfLife: number | null }>(),
  subjectFailed: payload<{ readonly problem: Problem }>(),
});
