import { defineCommands, payload } from '#src/kernel/messages';
import { listCommands } from '#src/listing/messages';
import type { RangeView } from './contract';

export const commands = defineCommands('indexRange', {
  ...listCommands<RangeView>(),
  /** Has old samples of the subject on the screen count for less; null counts all alike. */
  weighByAge: payload<{ readonly halfLife: number | null }>(),
  /** One account of the table with the records behind its range. */
  loadSubject: payload<{ readonly view: RangeView; readonly subject: string }>(),
});
