import { defineCommands, payload } from '#src/kernel/messages';
import { listCommands } from '#src/listing/messages';
import type { FileType, ItemsView } from './contract';

export const commands = defineCommands('newItems', {
  /** Of the items of a project. */
  ...listCommands<ItemsView>(),
  loadProjects: payload<ItemsView>(),
  /** The regions that have open projects. */
  loadAreas: payload(),
  /** All that is said of one project beside its items. */
  loadSheet: payload<{ readonly bidNodeId: string }>(),
  download: payload<{ readonly type: FileType }>(),
});
