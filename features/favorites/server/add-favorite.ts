import type { PoolClient } from 'pg';
import type { Database } from '#infra/server/postgres/database';
import { soundsOf } from '#infra/server/search/search-index';
import type { RecordSources } from '#infra/server/server-slice';
import { folded } from '#infra/server/search/search-tokens';
import { sectionOf } from '#src/contract/records';
import type { AddedFavorite, FavoriteRequest, ListName } from '../contract';
import type { Snapshot } from '../contract-rows';
import { keepLimit, lockOwner, ownFolder } from './owner';
import { describeOne } from './record-kinds';

const NOW_KEPT = `
  select favorite.id, folder.id as "folderId", folder.name as "folderName"
  from favorite join favorite_folder folder on folder.id = favorite.folder_id
  where favorite.account_id = $1 and kind = $2 and ref = $3 and removed_at is null`;

/** One that was removed comes back as new: with today's snapshot and nothing of the old. */
const KEEP = `
  insert into favorite (account_id, folder_id, kind, ref, list, snapshot, searched, title_sound, note)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict (account_id, kind, ref) do update set
    folder_id = excluded.folder_id, list = excluded.list, snapshot = excluded.snapshot, searched = excluded.searched,
    title_sound = excluded.title_sound, note = excluded.note, added_at = now(), removed_at = null
  returning id`;

const FORGET = `delete from favorite where account_id = $1 and removed_at < now() - interval '1 day'`;

export interface FavoriteStore {
  readonly database: Database;
  readonly records: RecordSources;
}

interface Kept {
  readonly list: ListName;
  readonly snapshot: Snapshot;
}

const keep = async (
  client: PoolClient,
  accountId: string,
  request: FavoriteRequest,
  { list, snapshot }: Kept,
) => {
  const defaultFolder = await lockOwner(client, accountId);
  const { rows: kept } = await client.query<AddedFavorite>(NOW_KEPT, [accountId, request.kind, request.ref]);
  if (kept[0]) return kept[0];
  await keepLimit(client, accountId, 1);
  const folder = await ownFolder(client, accountId, request.folderId ?? defaultFolder);
  const { title, subtitle, areaName } = snapshot;
  const { rows } = await client.query<{ id: string }>(KEEP, [
    accountId,
    folder.id,
    request.kind,
    request.ref,
    list,
    JSON.stringify(snapshot),
    folded(`${title} ${subtitle} ${areaName}`),
    soundsOf(title).full,
    request.note?.trim() ?? '',
  ]);
  await client.query(FORGET, [accountId]);
  return { id: rows[0]?.id ?? '', folderId: folder.id, folderName: folder.name };
};

/** Adding twice changes nothing. What is kept of the record comes from its section, never from the browser. */
export const addFavorite = async (
  { database, records }: FavoriteStore,
  accountId: string,
  request: FavoriteRequest,
): Promise<AddedFavorite> => {
  const { kind, shown } = await describeOne(records, request);
  return database.transaction((client) =>
    keep(client, accountId, request, { list: kind.list, snapshot: { ...shown, section: sectionOf(kind) } }),
  );
};
