import { defineCommands, payload } from '#src/kernel/messages';
import type { FileType } from './contract';
import type { ItemsView } from './list-view';

export const commands = defineCommands('newItems', {
  /** Changes part of the view; the page goes back to the first. */
  refine: payload<{ readonly [K in keyof ItemsView]?: ItemsView[K] | undefined }>(),
  loadProjects: payload<Pick<ItemsView, 'areaId' | 'pageNo'>>(),
  /** The regions that have open projects. */
  loadAreas: payload(),
  /** All that is said of one project beside its items. */
  loadSheet: payload<{ readonly bidNodeId: string }>(),
  findItems: payload<ItemsView>(),
  download: payload<{ readonly type: FileType }>(),
});
