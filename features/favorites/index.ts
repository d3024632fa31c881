import type { PortalEvents } from '#src/kernel/portal-events';
import type { Slice } from '#src/kernel/slice';
import { askStatus } from './epics/ask-status';
import { addFolder, loadFolders, removeFolder, renameFolder } from './epics/change-folders';
import { dismissRemoval, move, remove, saveNote, undoRemoval } from './epics/change-list';
import { changeMark } from './epics/change-mark';
import { findList } from './epics/find-favorites';
import { hearOtherTabs, tellOtherTabs } from './epics/other-tabs';
import { listDriver } from './list-driver';
import * as policies from './policies';
import { reducer, type FavoritesState } from './state';
import { tracked } from './tracked';

export const favorites: Slice<'favorites', FavoritesState, [portal: PortalEvents]> = {
  name: 'favorites',
  reducer,
  epics: (portal) => ({
    ...listDriver.epicsWith(portal),
    askStatus,
    changeMark,
    tellOtherTabs,
    hearOtherTabs,
    findList,
    remove,
    undoRemoval,
    dismissRemoval,
    move,
    saveNote,
    loadFolders,
    addFolder,
    renameFolder,
    removeFolder,
    ...policies,
  }),
  tracked,
};
