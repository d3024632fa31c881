import { defineCommands, payload } from '#src/kernel/messages';
import { listCommands } from '#src/listing/messages';
import type { FileType, ItemsView } from './contract';

export const commands = defineCommands('newItems', {
  /** Of the items of a project. */
  ...listCommands<ItemsView>(),
  /** Projects with opened items in the region of the view. */
  loadProjects: payload<ItemsView>(),
  /** The regions that have open projects. */
  loadAreas: payload(),
  /** All that is said of one project beside its items. */
  loadSheet: payload<{ readonly bidNodeId: string }>(),
  /** Saves the sheet of a project as a file of this type, under its name. */
  download: payload<{ readonly type: FileType; readonly bidNodeId: string; readonly name: string }>(),
});
