import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import { listEvents } from '#src/listing/messages';
import type { RangeTable, RangeView, SubjectRange } from './contract';

export const events = defineEvents('indexRange', {
  ...listEvents<RangeView, RangeTable>(),
  /** The records behind the range of one account are asked for. */
  subjectRequested: payload<{ readonly name: string }>(),
  /** Range of one account with its records. */
  subjectLoaded: payload<{ readonly subject: SubjectRange }>(),
  /** Older projects count less, by this half-life; null weighs them alike. */
  ageWeighed: payload<{ readonly halfLife: number | null }>(),
  /** The records of the account could not be shown. */
  subjectFailed: payload<{ readonly problem: Problem }>(),
});
