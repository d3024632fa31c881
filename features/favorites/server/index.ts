import { member, serve, type Serving } from '#infra/server/http/serve';
import {
  addFavoriteCall,
  cancelFavoriteCall,
  itemListCall,
  moveFavoriteCall,
  nodeListCall,
  noteFavoriteCall,
  restoreFavoriteCall,
  statusCall,
} from '../contract';
import { addFolderCall, folderListCall, removeFolderCall, renameFolderCall } from '../contract-folders';
import { addFavorite, type FavoriteStore } from './add-favorite';
import { cancelByIds, cancelByRecords, moveFavorites, restoreFavorites, writeNote } from './change-favorites';
import { favoritesAmong } from './favorites-among';
import { addFolder, listFolders, removeFolder, renameFolder } from './folders';
import { listFavorites } from './list-favorites';

export { indexedRecords } from './indexed-records';
export { publishedRecords, type RecordKinds } from './record-kinds';

const accountOf = (ask: Parameters<typeof member>[0]): string => member(ask).accountId;

const folderServings = ({ database }: FavoriteStore): readonly Serving[] => [
  serve(folderListCall, (ask) => listFolders(database, accountOf(ask))),
  serve(addFolderCall, (ask) => addFolder(database, accountOf(ask), ask.body.name)),
  serve(renameFolderCall, (ask) => renameFolder(database, accountOf(ask), ask.body)),
  serve(removeFolderCall, (ask) => removeFolder(database, accountOf(ask), ask.body.id)),
];

export const favoriteServings = (store: FavoriteStore): readonly Serving[] => {
  const { database } = store;
  const { pool } = database;
  return [
    serve(nodeListCall, (ask) => listFavorites(store, accountOf(ask), 'node', ask.body)),
    serve(itemListCall, (ask) => listFavorites(store, accountOf(ask), 'item', ask.body)),
    serve(statusCall, async (ask) => ({
      favorites: await favoritesAmong(pool, accountOf(ask), ask.body.records),
    })),
    serve(addFavoriteCall, (ask) => addFavorite(store, accountOf(ask), ask.body)),
    serve(cancelFavoriteCall, async (ask) => {
      const { ids, records = [] } = ask.body;
      const accountId = accountOf(ask);
      return {
        favorites: ids
          ? await cancelByIds(pool, accountId, ids)
          : await cancelByRecords(pool, accountId, records),
      };
    }),
    serve(restoreFavoriteCall, async (ask) => ({
      favorites: await restoreFavorites(database, accountOf(ask), ask.body.ids),
    })),
    serve(moveFavoriteCall, (ask) => moveFavorites(database, accountOf(ask), ask.body)),
    serve(noteFavoriteCall, (ask) => writeNote(pool, accountOf(ask), ask.body)),
    ...folderServings(store),
  ];
};
