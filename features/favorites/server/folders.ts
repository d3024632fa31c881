import type { PoolClient } from 'pg';
import type { Database } from '#infra/server/postgres/database';
import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';
import { MOST_FAVORITES } from '../contract';
import { DEFAULT_FOLDER, MOST_FOLDERS, type Folder, type FolderList } from '../contract-folders';
import { lockOwner, ownFolder } from './owner';

export const SAME_NAME = '已有同名收藏夹';
export const TOO_MANY_FOLDERS = `收藏夹至多 ${MOST_FOLDERS} 个，请先删除不用的`;
export const DEFAULT_STAYS = `“${DEFAULT_FOLDER}”不能改名或删除`;

type NamedFolder = Pick<Folder, 'id' | 'name'>;

export const listFolders = async (database: Database, accountId: string): Promise<FolderList> => {
  await database.transaction((client) => lockOwner(client, accountId));
  const { rows } = await database.pool.query<Folder>(
    `select folder.id, folder.name, folder.is_default as "isDefault",
       count(favorite.id) filter (where list = 'node')::int as nodes,
       count(favorite.id) filter (where list = 'item')::int as items
     from favorite_folder folder
     left join favorite on favorite.folder_id = folder.id and removed_at is null
     where folder.account_id = $1
     group by folder.id order by folder.is_default desc, folder.name, folder.id`,
    [accountId],
  );
  return {
    folders: rows,
    used: rows.reduce((sum, { nodes, items }) => sum + nodes + items, 0),
    limit: MOST_FAVORITES,
  };
};

const refuseTaken = async (client: PoolClient, accountId: string, { id, name }: NamedFolder) => {
  const { rowCount } = await client.query(
    'select from favorite_folder where account_id = $1 and name = $2 and id <> $3',
    [accountId, name, id],
  );
  if (rowCount) throw new ApiError(codes.conflict, SAME_NAME);
};

const NONE = '0';

export const addFolder = (database: Database, accountId: string, name: string): Promise<NamedFolder> =>
  database.transaction(async (client) => {
    await lockOwner(client, accountId);
    await refuseTaken(client, accountId, { id: NONE, name });
    const { rows } = await client.query<NamedFolder>(
      `insert into favorite_folder (account_id, name)
       select $1, $2 where (select count(*) from favorite_folder where account_id = $1) < ${MOST_FOLDERS}
       returning id, name`,
      [accountId, name],
    );
    if (!rows[0]) throw new ApiError(codes.conflict, TOO_MANY_FOLDERS);
    return rows[0];
  });

const changeable = async (client: PoolClient, accountId: string, id: string): Promise<void> => {
  const { isDefault } = await ownFolder(client, accountId, id);
  if (isDefault) throw new ApiError(codes.conflict, DEFAULT_STAYS);
};

export const renameFolder = (
  database: Database,
  accountId: string,
  folder: NamedFolder,
): Promise<NamedFolder> =>
  database.transaction(async (client) => {
    await lockOwner(client, accountId);
    await changeable(client, accountId, folder.id);
    await refuseTaken(client, accountId, folder);
    await client.query('update favorite_folder set name = $2 where id = $1', [folder.id, folder.name]);
    return folder;
  });

/** What lay in it lies in the default folder afterwards. */
export const removeFolder = (
  database: Database,
  accountId: string,
  id: string,
): Promise<{ readonly id: string; readonly moved: number }> =>
  database.transaction(async (client) => {
    const defaultFolder = await lockOwner(client, accountId);
    await changeable(client, accountId, id);
    const { rows } = await client.query<{ isRemoved: boolean }>(
      `update favorite set folder_id = $3 where account_id = $1 and folder_id = $2
       returning removed_at is not null as "isRemoved"`,
      [accountId, id, defaultFolder],
    );
    await client.query('delete from favorite_folder where id = $1', [id]);
    return { id, moved: rows.filter(({ isRemoved }) => !isRemoved).length };
  });
