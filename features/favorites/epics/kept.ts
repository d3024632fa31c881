import { concatMap, exhaustMap, mergeMap, switchMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { when } from '#src/kernel/when';
import { commands } from '../commands';
import { cancelFavoriteCall, moveFavoriteCall, noteFavoriteCall, restoreFavoriteCall } from '../contract';
import { addFolderCall, folderListCall, removeFolderCall, renameFolderCall } from '../contract-folders';
import { events } from '../events';
import { selectRemoved } from '../selectors';

export const loadFolders = exchange({
  on: commands.loadFolders,
  overlap: switchMap,
  call: folderListCall,
  succeeded: (folders) => events.foldersLoaded({ folders }),
  failed: (problem) => events.foldersFailed({ problem }),
});

export const addFolder = exchange({
  on: commands.addFolder,
  overlap: mergeMap,
  subject: ({ name }) => name,
  call: addFolderCall,
  request: (body) => ({ body }),
  succeeded: (folder) => events.folderAdded(folder),
  failed: (problem) => events.changeRejected({ what: '收藏夹没有建成', problem }),
});

/** In order: of two names of one folder the later one stays. */
export const renameFolder = exchange({
  on: commands.renameFolder,
  overlap: concatMap,
  call: renameFolderCall,
  request: (body) => ({ body }),
  succeeded: (folder) => events.folderRenamed(folder),
  failed: (problem) => events.changeRejected({ what: '收藏夹没有改名', problem }),
});

export const removeFolder = exchange({
  on: commands.removeFolder,
  overlap: mergeMap,
  subject: ({ id }) => id,
  call: removeFolderCall,
  request: (body) => ({ body }),
  succeeded: (folder) => events.folderRemoved(folder),
  failed: (problem) => events.changeRejected({ what: '收藏夹没有删除', problem }),
});

export const remove = exchange({
  on: commands.remove,
  overlap: mergeMap,
  subject: ({ ids }) => ids.join(),
  call: cancelFavoriteCall,
  request: ({ ids }) => ({ body: { ids: [...ids] } }),
  succeeded: ({ favorites }) => events.removed({ favorites }),
  failed: (problem) => events.changeRejected({ what: '移除没有成功', problem }),
});

export const undoRemoval = exchange({
  on: commands.undoRemoval,
  overlap: exhaustMap,
  call: restoreFavoriteCall,
  request: (_, state) => ({ body: { ids: (selectRemoved(state) ?? []).map(({ id }) => id) } }),
  succeeded: ({ favorites }) => events.restored({ favorites }),
  failed: (problem) => events.changeRejected({ what: '撤销没有成功', problem }),
});

export const dismissRemoval = when(commands.dismissRemoval, () => events.removalDismissed());

/** In order: of two folders for one favourite the later one has it. */
export const move = exchange({
  on: commands.move,
  overlap: concatMap,
  call: moveFavoriteCall,
  request: ({ ids, folderId }) => ({ body: { ids: [...ids], folderId } }),
  succeeded: (_, { ids, folderId }) => events.moved({ ids, folderId }),
  failed: (problem) => events.changeRejected({ what: '移动没有成功', problem }),
});

/** In order: of two notes of one favourite the later one stays. */
export const saveNote = exchange({
  on: commands.saveNote,
  overlap: concatMap,
  call: noteFavoriteCall,
  request: (body) => ({ body }),
  succeeded: ({ id, note }) => events.noteSaved({ id, note }),
  failed: (problem) => events.changeRejected({ what: '备注没有保存', problem }),
});
