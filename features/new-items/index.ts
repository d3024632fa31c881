import type { SaveFile } from '#src/kernel/ports';
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
  epics: (save, portal) => ({
    ...listDriver.epicsWith(portal),
    loadAreas,
    loadProjects,
    loadSheet,
    download: download(save),
    // What entry and region mean depends on whether there is a project.
    ...policies,
  }),
  tracked,
};
