import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { FileType, ItemPage, OpenProjects } from './contract';
import type { OpenSheet } from './open-sheet';

export const events = defineEvents('newItems', {
  areasFound: payload<{ readonly areaIds: readonly string[] }>(),
  areasLost: payload<{ readonly problem: Problem }>(),
  projectsStarted: payload(),
  projectsFound: payload<{ readonly page: OpenProjects }>(),
  projectsLost: payload<{ readonly problem: Problem }>(),
  sheetStarted: payload<{ readonly bidNodeId: string }>(),
  sheetFound: payload<{ readonly bidNodeId: string; readonly sheet: OpenSheet }>(),
  /** Nobody opened its items. */
  closureFound: payload<{ readonly reason: string }>(),
  sheetLost: payload<{ readonly problem: Problem }>(),
  itemsStarted: payload(),
  itemsFound: payload<{ readonly page: ItemPage }>(),
  itemsLost: payload<{ readonly problem: Problem }>(),
  downloadStarted: payload<{ readonly type: FileType }>(),
  fileSaved: payload<{ readonly type: FileType }>(),
  downloadFailed: payload<{ readonly problem: Problem }>(),
});
