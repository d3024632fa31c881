import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { RangeTable, SubjectRange } from './contract';
import type { RangeView } from './range-view';

export const events = defineEvents('indexRange', {
  tableStarted: payload<{ readonly view: RangeView }>(),
  tableFound: payload<{ readonly table: RangeTable }>(),
  tableLost: payload<{ readonly problem: Problem }>(),
  subjectStarted: payload<{ readonly name: string }>(),
  subjectFound: payload<{ readonly subject: SubjectRange }>(),
  ageWeighed: payload<{ readonly halfLife: number | null }>(),
  subjectLost: payload<{ readonly problem: Problem }>(),
});
