import { exhaustMap, switchMap } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import { exchange } from '#src/kernel/exchange';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { addFolderCall, folderListCall, removeFolderCall, renameFolderCall } from '../contract-folders';
import { events } from '../events';

const readFolders = reader(folderListCall);
const readAdded = reader(addFolderCall);
const readRenamed = reader(renameFolderCall);
const readRemoved = reader(removeFolderCall);

export const loadFolders = exchange({
  on: commands.loadFolders,
  overlap: switchMap,
  request: () => ({ ...requestOf(folderListCall), quiet: true }),
  read: readFolders,
  until: auth.loggedOut.match,
  succeeded: (folders) => events.foldersLoaded({ folders }),
  failed: (problem) => events.foldersFailed({ problem }),
});

export const addFolder = exchange({
  on: commands.addFolder,
  overlap: exhaustMap,
  request: (body) => ({ ...requestOf(addFolderCall, { body }), quiet: true }),
  read: readAdded,
  until: auth.loggedOut.match,
  succeeded: (folder) => events.folderAdded(folder),
  failed: (problem) => events.changeRejected({ what: '收藏夹没有建成', problem }),
});

export const renameFolder = exchange({
  on: commands.renameFolder,
  overlap: exhaustMap,
  request: (body) => ({ ...requestOf(renameFolderCall, { body }), quiet: true }),
  read: readRenamed,
  until: auth.loggedOut.match,
  succeeded: (folder) => events.folderRenamed(folder),
  failed: (problem) => events.changeRejected({ what: '收藏夹没有改名', problem }),
});

export const removeFolder = exchange({
  on: commands.removeFolder,
  overlap: exhaustMap,
  request: (body) => ({ ...requestOf(removeFolderCall, { body }), quiet: true }),
  read: readRemoved,
  until: auth.loggedOut.match,
  succeeded: (folder) => events.folderRemoved(folder),
  failed: (problem) => events.changeRejected({ what: '收藏夹没有删除', problem }),
});
