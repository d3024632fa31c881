import type { Slice } from '#src/kernel/slice';
import { askStatus, changeMark, hearOtherTabs, tellOtherTabs } from './epics/marks';
import {
  addFolder,
  dismissRemoval,
  loadFolders,
  move,
  remove,
  removeFolder,
  renameFolder,
  saveNote,
  undoRemoval,
} from './epics/kept';
import { changeView } from './epics/change-view';
import { findFavorites } from './epics/find-favorites';
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
