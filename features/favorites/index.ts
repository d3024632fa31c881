import { joinEpics } from '#src/kernel/epic';
import type { PortalEvents } from '#src/kernel/portal-events';
import type { Slice } from '#src/kernel/slice';
import { findList } from './epics/find-favorites';
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
import { askStatus, changeMark, hearOtherTabs, tellOtherTabs } from './epics/marks';
import { listDriver } from './list-driver';
import * as policies from './policies';
import { reducer, type FavoritesState } from './state';
import { tracked } from './tracked';

export const favorites: Slice<'favorites', FavoritesState, [portal: PortalEvents]> = {
  name: 'favorites',
  reducer,
  epics: (portal) =>
    joinEpics(
      listDriver.epicsWith(portal, { without: ['findAgain'] }),
      {
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
      },
      policies,
    ),
  tracked,
};
