import type { PoolClient } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';
import { MOST_FAVORITES } from '../contract';
import { DEFAULT_FOLDER } from '../contract-folders';

export const TOO_MANY = `收藏已达上限 ${MOST_FAVORITES.toLocaleString('en')} 条，请先清理不再需要的收藏`;
export const NO_FOLDER = '没有找到这个收藏夹';

/** Makes changes of one member's favourites wait for each other; gives the default folder, made with the first of them. */
export const lockOwner = async (client: PoolClient, accountId: string): Promise<string> => {
  await client.query(
    'insert into favorite_folder (account_id, name, is_default) values ($1, $2, true) on conflict do nothing',
    [accountId, DEFAULT_FOLDER],
  );
  const { rows } = await client.query<{ id: string }>(
    'select id from favorite_folder where account_id = $1 and is_default for update',
    [accountId],
  );
  if (!rows[0]) throw new Error('the default folder was neither found nor made');
  return rows[0].id;
};

/** Refuses a folder of somebody else as one that does not exist. */
export const ownFolder = async (
  client: PoolClient,
  accountId: string,
  id: string,
): Promise<{ readonly id: string; readonly name: string; readonly isDefault: boolean }> => {
  const { rows } = await client.query<{ id: string; name: string; isDefault: boolean }>(
    'select id, name, is_default as "isDefault" from favorite_folder where account_id = $1 and id = $2',
    [accountId, id],
  );
  if (!rows[0]) throw new ApiError(codes.notFound, NO_FOLDER);
  return rows[0];
};

/** Call it behind `lockOwner`. Refuses when `more` favourites would be too many. */
export const keepLimit = async (client: PoolClient, accountId: string, more: number): Promise<void> => {
  const { rows } = await client.query<{ used: number }>(
    'select count(*)::int as used from favorite where account_id = $1 and removed_at is null',
    [accountId],
  );
  if ((rows[0]?.used ?? 0) + more > MOST_FAVORITES) throw new ApiError(codes.conflict, TOO_MANY);
};
