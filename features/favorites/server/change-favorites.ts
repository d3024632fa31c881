import type { Pool, PoolClient } from 'pg';
import type { Database } from '#infra/server/postgres/database';
import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';
import type { ChangedFavorites } from '../contract';
import type { RecordKey } from '../contract-rows';
import { keepLimit, lockOwner, ownFolder } from './owner';

export const TOO_LATE = '已超过 24 小时，无法撤销';
export const NO_FAVORITE = '没有找到这条收藏';

const REMOVE = 'update favorite set removed_at = now() where account_id = $1 and removed_at is null and';

/** What is not there any more is no error. */
export const cancelByIds = async (
  pool: Pool,
  accountId: string,
  ids: readonly string[],
): Promise<ChangedFavorites> => {
  const { rows } = await pool.query<ChangedFavorites[number]>(
    `${REMOVE} id = any ($2::bigint[]) returning id, kind, ref`,
    [accountId, ids],
  );
  return rows;
};

export const cancelByRecords = async (
  pool: Pool,
  accountId: string,
  records: readonly RecordKey[],
): Promise<ChangedFavorites> => {
  const { rows } = await pool.query<ChangedFavorites[number]>(
    `${REMOVE} (kind, ref) in (select * from unnest($2::text[], $3::text[])) returning id, kind, ref`,
    [accountId, records.map(({ kind }) => kind), records.map(({ ref }) => ref)],
  );
  return rows;
};

const restore = async (client: PoolClient, accountId: string, ids: readonly string[]) => {
  await lockOwner(client, accountId);
  const { rows } = await client.query<ChangedFavorites[number]>(
    `update favorite set removed_at = null
     where account_id = $1 and id = any ($2::bigint[]) and removed_at >= now() - interval '1 day'
     returning id, kind, ref`,
    [accountId, ids],
  );
  if (rows.length === 0) throw new ApiError(codes.notFound, TOO_LATE);
  await keepLimit(client, accountId, 0);
  return rows;
};

/** With note, folder, time and snapshot as they were. */
export const restoreFavorites = (
  database: Database,
  accountId: string,
  ids: readonly string[],
): Promise<ChangedFavorites> => database.transaction((client) => restore(client, accountId, ids));

export const moveFavorites = (
  database: Database,
  accountId: string,
  { ids, folderId }: { readonly ids: readonly string[]; readonly folderId: string },
): Promise<{ readonly moved: number }> =>
  database.transaction(async (client) => {
    await lockOwner(client, accountId);
    const folder = await ownFolder(client, accountId, folderId);
    const { rowCount } = await client.query(
      `update favorite set folder_id = $3
       where account_id = $1 and id = any ($2::bigint[]) and removed_at is null`,
      [accountId, ids, folder.id],
    );
    return { moved: rowCount ?? 0 };
  });

export const writeNote = async (
  pool: Pool,
  accountId: string,
  { id, note }: { readonly id: string; readonly note: string },
): Promise<{ readonly id: string; readonly note: string }> => {
  const { rowCount } = await pool.query(
    'update favorite set note = $3 where account_id = $1 and id = $2 and removed_at is null',
    [accountId, id, note],
  );
  if (rowCount === 0) throw new ApiError(codes.notFound, NO_FAVORITE);
  return { id, note };
};
