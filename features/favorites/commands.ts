import { defineCommands, payload } from '#src/kernel/messages';
import type { RecordKey } from './contract-rows';
import { listCommands } from '#src/listing/messages';
import type { ListView } from './contract';

export const commands = defineCommands('favorites', {
  /** A button has come into sight. */
  askStatus: payload<RecordKey>(),
  /** Marks a record as favourite. */
  add: payload<RecordKey>(),
  /** Takes the mark off again. */
  cancel: payload<RecordKey>(),

  ...listCommands<ListView>(),
  /** Takes favourites out of the list. */
  remove: payload<{ readonly ids: readonly string[] }>(),
  undoRemoval: payload(),
  /** The removal is not to be undone. */
  dismissRemoval: payload(),
  move: payload<{ readonly ids: readonly string[]; readonly folderId: string }>(),
  saveNote: payload<{ readonly id: string; readonly note: string }>(),

  loadFolders: payload(),
  addFolder: payload<{ readonly name: string }>(),
  renameFolder: payload<{ readonly id: string; readonly name: string }>(),
  removeFolder: payload<{ readonly id: string }>(),
});
