import { joinEpics } from '#src/kernel/epic';
import type { PortalEvents } from '#src/kernel/portal-events';
import type { Slice } from '#src/kernel/slice';
import { eraseData, exportData, loadOverview, pauseRecords, resumeRecords } from './epics/own-data';
import { loadMore, loadRecords } from './epics/load-records';
import { loadAfterErasure, loadOnEntry, tellPause } from './policies';
import type { SaveFile } from '#src/kernel/ports';
import { listDriver } from './list-driver';
import { reducer, type MyDataState } from './state';

/** Tells the analysts nothing: what members do with their own data is their own affair. */
export const myData: Slice<'myData', MyDataState, [save: SaveFile, portal: PortalEvents]> = {
  name: 'myData',
  reducer,
  epics: (save, portal) =>
    joinEpics(listDriver.epicsWith(portal), {
      loadRecords,
      loadMore,
      loadOverview,
      exportData: exportData(save),
      eraseData,
      pauseRecords,
      resumeRecords,
      loadOnEntry,
      loadAfterErasure,
      tellPause,
    }),
};
