import type { Slice } from '#src/kernel/slice';
import { findItems, loadAreas, loadProjects, loadSheet } from './epics/load';
import { changeView, download } from './epics/view';
import type { SaveFile } from '#src/kernel/ports';
import { findFirst, loadOnEntry, refineByRegion, startNationwide } from './policies';
import { reducer, type NewItemsState } from './state';
import { tracked } from './tracked';

export { selectAreaIds } from './selectors';

export const newItems: Slice<'newItems', NewItemsState, [save: SaveFile]> = {
  name: 'newItems',
  reducer,
  epics: (save) => ({
    loadAreas,
    loadProjects,
    loadSheet,
    findItems,
    changeView,
    download: download(save),
    findFirst,
    loadOnEntry,
    startNationwide,
    refineByRegion,
  }),
  tracked,
};
