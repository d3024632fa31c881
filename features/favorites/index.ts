import type { Slice } from '#src/kernel/slice';
import { askStatus } from './epics/ask-status';
import { addFolder, loadFolders, removeFolder, renameFolder } from './epics/change-folders';
import { dismissRemoval, move, remove, saveNote, undoRemoval } from './epics/change-list';
import { changeMark } from './epics/change-mark';
import { changeView } from './epics/change-view';
import { findFavorites } from './epics/find-favorites';
import { hearOtherTabs, tellOtherTabs } from './epics/other-tabs';
import {
  findOnEntry,
  loadFoldersOnEntry,
  findAgain,
  loadFoldersAgain,
  openNewFolder,
  leaveRemovedFolder,
  tellRefusedAdd,
  tellRefusedCancel,
  tellRefusedChange,
  askForLogin,
  addAfterLogin,
} from './policies';
import { reducer, type FavoritesState } from './state';
import { tracked } from './tracked';

export const favorites: Slice<'favorites', FavoritesState> = {
  name: 'favorites',
  reducer,
  epics: () => ({
    askStatus,
    changeMark,
    tellOtherTabs,
    hearOtherTabs,
    changeView,
    findFavorites,
    remove,
    undoRemoval,
    dismissRemoval,
    move,
    saveNote,
    loadFolders,
    addFolder,
    renameFolder,
    removeFolder,
    findOnEntry,
    loadFoldersOnEntry,
    findAgain,
    loadFoldersAgain,
    openNewFolder,
    leaveRemovedFolder,
    tellRefusedAdd,
    tellRefusedCancel,
    tellRefusedChange,
    askForLogin,
    addAfterLogin,
  }),
  tracked,
};
