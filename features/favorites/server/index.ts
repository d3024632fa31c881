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

export { addFavoriteCall } from '../contract';

export { favoriteProjects } from './favorite-projects';
export { indexedRecords } from './indexed-records';
export { publishedRecords } from './record-kinds';

const accountOf = (context: Parameters<typeof member>[0]): string => member(context).accountId;

const folderRoutes = ({ database }: FavoriteStore): readonly Route[] => [
  route(folderListCall, (context) => listFolders(database, accountOf(context))),
  route(addFolderCall, (context) => addFolder(database, accountOf(context), context.body.name)),
  route(renameFolderCall, (context) => renameFolder(database, accountOf(context), context.body)),
  route(removeFolderCall, (context) => removeFolder(database, accountOf(context), context.body.id)),
];

export const favoritesServer = (store: FavoriteStore): ServerSlice => {
  const { database } = store;
  const { pool } = database;
  return {
    routes: [
      route(nodeListCall, (context) => listFavorites(store, accountOf(context), 'node', context.body)),
      route(itemListCall, (context) => listFavorites(store, accountOf(context), 'item', context.body)),
      route(statusCall, async (context) => ({
        favorites: await favoritesAmong(pool, accountOf(context), context.body.records),
      })),
      route(addFavoriteCall, (context) => addFavorite(store, accountOf(context), context.body)),
      route(cancelFavoriteCall, async (context) => {
        const { ids, records = [] } = context.body;
        const accountId = accountOf(context);
        return {
          favorites: ids
            ? await cancelByIds(pool, accountId, ids)
            : await cancelByRecords(pool, accountId, records),
        };
      }),
      route(restoreFavoriteCall, async (context) => ({
        favorites: await restoreFavorites(database, accountOf(context), context.body.ids),
      })),
      route(moveFavoriteCall, (context) => moveFavorites(database, accountOf(context), context.body)),
      route(noteFavoriteCall, (context) => writeNote(pool, accountOf(context), context.body)),
      ...folderRoutes(store),
    ],
  };
};
