import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import { listEvents } from '#src/listing/messages';
import type { FileType, ItemPage, ItemsView, OpenProjects } from './contract';
import type { OpenSheet } from './open-sheet';

export const events = defineEvents('newItems', {
  ...listEvents<ItemsView, ItemPage>(),
  areasLoaded: payload<{ readonly areaIds: readonly string[] }>(),
  areasFailed: payload<{ readonly problem: Problem }>(),
  projectsRequested: payload(),
  projectsLoaded: payload<{ readonly page: OpenProjects }>(),
  projectsFailed: payload<{ readonly problem: Problem }>(),
  sheetRequested: payload<{ readonly bidNodeId: string }>(),
  /** All parts of an open bill have come. */
  sheetLoaded: payload<{ readonly bidNodeId: string; readonly sheet: OpenSheet }>(),
  /** Nobody opened its items. */
  closureFound: payload<{ readonly reason: string }>(),
  sheetFailed: payload<{ readonly problem: Problem }>(),
  downloadRequested: payload<{ readonly type: FileType }>(),
  fileSaved: payload<{ readonly type: FileType }>(),
  downloadFailed: payload<{ readonly problem: Problem }>(),
});
