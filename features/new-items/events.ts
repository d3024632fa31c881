import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import { listEvents } from '#src/listing/messages';
import type { FileType, ItemPage, ItemsView, OpenProjects } from './contract';
import type { OpenSheet } from './open-sheet';

interface OfProject {
  readonly bidNodeId: string;
}

export const events = defineEvents('newItems', {
  ...listEvents<ItemsView, ItemPage>(),
  /** Regions that have opened items; no other can be chosen. */
  areasLoaded: payload<{ readonly areaIds: readonly string[] }>(),
  /** No region can be chosen. */
  areasFailed: payload<{ readonly problem: Problem }>(),
  /** The projects with opened items are asked for. */
  projectsRequested: payload(),
  /** Projects with opened items and the number of each. */
  projectsLoaded: payload<{ readonly page: OpenProjects }>(),
  /** The projects could not be shown. */
  projectsFailed: payload<{ readonly problem: Problem }>(),
  /** The sheet of one project is asked for. */
  sheetRequested: payload<OfProject>(),
  /** All parts of an open bill have come. */
  sheetLoaded: payload<OfProject & { readonly sheet: OpenSheet }>(),
  /** Nobody opened its items. */
  closureFound: payload<OfProject & { readonly reason: string }>(),
  /** The sheet could not be shown. */
  sheetFailed: payload<OfProject & { readonly problem: Problem }>(),
  /** The sheet is asked for as a file. */
  downloadRequested: payload<OfProject & { readonly type: FileType }>(),
  /** The browser has the file. */
  fileSaved: payload<OfProject & { readonly type: FileType }>(),
  /** No file was saved. */
  downloadFailed: payload<OfProject & { readonly problem: Problem }>(),
});
