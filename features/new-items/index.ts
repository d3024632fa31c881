import type { SaveFile } from '#src/kernel/ports';
import { joinEpics } from '#src/kernel/epic';
import type { PortalEvents } from '#src/kernel/portal-events';
import type { Slice } from '#src/kernel/slice';
import { download, loadAreas, loadProjects, loadSheet } from './epics';
import { listDriver } from './list-driver';
import * as policies from './policies';
import { reducer, type NewItemsState } from './state';
import { tracked } from './tracked';

export { selectAreaIds } from './selectors';

export const newItems: Slice<'newItems', NewItemsState, [save: SaveFile, portal: PortalEvents]> = {
  name: 'newItems',
  reducer,
  epics: (save, portal) =>
    joinEpics(
      // What entry and region mean depends on whether there is a project.
      listDriver.epicsWith(portal, { without: ['findOnEntry', 'refineByRegion', 'tellSight'] }),
      {
        loadAreas,
        loadProjects,
        loadSheet,
        download: download(save),
      },
      policies,
    ),
  tracked,
};
