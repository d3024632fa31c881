import type { Slice } from '../../src/kernel/slice';
import { findItems, loadProjects, loadSheet } from './epics/load';
import { changeView, download, type SaveFile } from './epics/view';
import { findFirst, loadOnEntry } from './policies';
import { reducer, type NewItemsState } from './state';
import { tracked } from './tracked';

export const newItemsOf = (save: SaveFile): Slice<'newItems', NewItemsState> => ({
  name: 'newItems',
  reducer,
  epics: { loadProjects, loadSheet, findItems, changeView, download: download(save), findFirst, loadOnEntry },
  tracked,
});
