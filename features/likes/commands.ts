import { defineCommands, payload } from '#src/kernel/messages';
import type { RecordKey } from './record-key';

export const commands = defineCommands('likes', {
  /** A button has come into sight. */
  askStatus: payload<RecordKey>(),
  like: payload<RecordKey>(),
  unlike: payload<RecordKey>(),
});
