import { defineCommands, payload } from '#src/kernel/messages';
import type { RangeView, ViewChange } from './range-view';

export const commands = defineCommands('indexRange', {
  /** Changes part of the view; an undefined value clears it. */
  refine: payload<ViewChange>(),
  clearFilters: payload(),
  /** Has old samples of the subject on the screen count for less; null counts all alike. */
  weighByAge: payload<{ readonly halfLife: number | null }>(),
  loadTable: payload<RangeView>(),
  loadSubject: payload<{ readonly view: RangeView; readonly subject: string }>(),
});
