import { member, route, type Route } from '#infra/server/http/route';
import type { ServerSlice } from '#infra/server/server-slice';
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
export { publishedRecords } from './record-kinds';

const accountOf = (ask: Parameters<typeof member>[0]): string => member(ask).accountId;

const folderRoutes = ({ database }: FavoriteStore): readonly Route[] => [
  route(folderListCall, (ask) => listFolders(database, accountOf(ask))),
  route(addFolderCall, (ask) => addFolder(database, accountOf(ask), ask.body.name)),
  route(renameFolderCall, (ask) => renameFolder(database, accountOf(ask), ask.body)),
  route(removeFolderCall, (ask) => removeFolder(database, accountOf(ask), ask.body.id)),
];

export const favoritesServer = (store: FavoriteStore): ServerSlice => {
  const { database } = store;
  const { pool } = database;
  return {
    routes: [
      route(nodeListCall, (ask) => listFavorites(store, accountOf(ask), 'node', ask.body)),
      route(itemListCall, (ask) => listFavorites(store, accountOf(ask), 'item', ask.body)),
      route(statusCall, async (ask) => ({
        favorites: await favoritesAmong(pool, accountOf(ask), ask.body.records),
      })),
      route(addFavoriteCall, (ask) => addFavorite(store, accountOf(ask), ask.body)),
      route(cancelFavoriteCall, async (ask) => {
        const { ids, records = [] } = ask.body;
        const accountId = accountOf(ask);
        return {
          favorites: ids
            ? await cancelByIds(pool, accountId, ids)
            : await cancelByRecords(pool, accountId, records),
        };
      }),
      route(restoreFavoriteCall, async (ask) => ({
        favorites: await restoreFavorites(database, accountOf(ask), ask.body.ids),
      })),
      route(moveFavoriteCall, (ask) => moveFavorites(database, accountOf(ask), ask.body)),
      route(noteFavoriteCall, (ask) => writeNote(pool, accountOf(ask), ask.body)),
      ...folderRoutes(store),
    ],
  };
};
