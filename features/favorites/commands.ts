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
  /** Puts back what was removed last. */
  undoRemoval: payload(),
  /** The removal is not to be undone. */
  dismissRemoval: payload(),
  /** Moves favourites into another folder. */
  move: payload<{ readonly ids: readonly string[]; readonly folderId: string }>(),
  /** Stores the member’s own words about a favourite. */
  saveNote: payload<{ readonly id: string; readonly note: string }>(),

  /** Folders with the number of favourites in each. */
  loadFolders: payload(),
  /** Makes a folder of this name. */
  addFolder: payload<{ readonly name: string }>(),
  /** Gives a folder another name. */
  renameFolder: payload<{ readonly id: string; readonly name: string }>(),
  /** Removes a folder of the member’s own. */
  removeFolder: payload<{ readonly id: string }>(),
});
