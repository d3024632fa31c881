import { exhaustMap, switchMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { commands } from '../commands';
import { addFolderCall, folderListCall, removeFolderCall, renameFolderCall } from '../contract-folders';
import { events } from '../events';

export const loadFolders = exchange({
  on: commands.loadFolders,
  overlap: switchMap,
  call: folderListCall,
  succeeded: (folders) => events.foldersLoaded({ folders }),
  failed: (problem) => events.foldersFailed({ problem }),
});

export const addFolder = exchange({
  on: commands.addFolder,
  overlap: exhaustMap,
  call: addFolderCall,
  request: (body) => ({ body }),
  succeeded: (folder) => events.folderAdded(folder),
  failed: (problem) => events.changeRejected({ what: '收藏夹没有建成', problem }),
});

export const renameFolder = exchange({
  on: commands.renameFolder,
  overlap: exhaustMap,
  call: renameFolderCall,
  request: (body) => ({ body }),
  succeeded: (folder) => events.folderRenamed(folder),
  failed: (problem) => events.changeRejected({ what: '收藏夹没有改名', problem }),
});

export const removeFolder = exchange({
  on: commands.removeFolder,
  overlap: exhaustMap,
  call: removeFolderCall,
  request: (body) => ({ body }),
  succeeded: (folder) => events.folderRemoved(folder),
  failed: (problem) => events.changeRejected({ what: '收藏夹没有删除', problem }),
});
