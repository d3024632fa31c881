import { defineCommands, payload } from '#src/kernel/messages';
import type { RecordKey } from './record-key';

export const commands = defineCommands('likes', {
  /** A button has come into sight. */
  askStatus: payload<RecordKey>(),
  /** Of a record, by this member. */
  like: payload<RecordKey>(),
  /** Takes the like of a record back. */
  unlike: payload<RecordKey>(),
});
