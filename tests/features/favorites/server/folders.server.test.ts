import {
  addFavoriteCall,
  cancelFavoriteCall,
  moveFavoriteCall,
  nodeListCall,
  noteFavoriteCall,
  restoreFavoriteCall,
} from '#features/favorites/contract';
import {
  addFolderCall,
  folderListCall,
  MOST_FOLDERS,
  removeFolderCall,
  renameFolderCall,
} from '#features/favorites/contract-folders';
import { favoritesServer } from '#features/favorites/server/index';
import { NO_FAVORITE } from '#features/favorites/server/change-favorites';
import { DEFAULT_STAYS, SAME_NAME, TOO_MANY_FOLDERS } from '#features/favorites/server/folders';
import { NO_FOLDER } from '#features/favorites/server/owner';
import type { Identity } from '#infra/server/http/identity';
import { aMember, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { aRecord, recordStorage } from './some-records';

const db = testDatabase();
const storage = recordStorage();
const ask = asker(() => favoritesServer({ database: db.database, records: storage.records }).routes);
let identity: Identity;
let other: Identity;

beforeAll(async () => {
  identity = await aMember(db.pool, 'keeper');
  other = await aMember(db.pool, 'other');
  ['p1', 'p2'].forEach((ref) => storage.put(aRecord(ref)));
});
afterEach(() => db.pool.query('truncate favorite, favorite_folder'));

const folders = async (who = identity) => (await ask(folderListCall, { identity: who })).folders;
const make = (name: string, who = identity) => ask(addFolderCall, { identity: who, body: { name } });
const add = (ref: string, folderId?: string) =>
  ask(addFavoriteCall, { identity, body: { kind: 'project', ref, ...(folderId && { folderId }) } });
const inFolder = async (folderId: string) =>
  (await ask(nodeListCall, { identity, body: { folderId } })).rows.map(({ ref }) => ref);

test('[FAV-001] everybody begins with the default folder, however many ask at once', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => folders()));
  expect(new Set(answers.map((all) => all.map(({ id, name }) => `${id} ${name}`).join())).size).toBe(1);
  expect(answers[0]).toEqual([expect.objectContaining({ name: '默认收藏夹', isDefault: true })]);
});

test('favourites go into a folder and move between folders', async () => {
  const { id } = await make('医院');
  const kept = await add('p1', id);
  expect(await inFolder(id)).toEqual(['p1']);
  const [home] = await folders();
  await ask(moveFavoriteCall, { identity, body: { ids: [kept.id], folderId: home?.id ?? '' } });
  expect([await inFolder(id), await inFolder(home?.id ?? '')]).toEqual([[], ['p1']]);
});

test('a removed folder gives what it held to the default one, also what was removed before', async () => {
  const { id } = await make('临时');
  const first = await add('p1', id);
  await add('p2', id);
  await ask(cancelFavoriteCall, { identity, body: { ids: [first.id] } });
  expect(await ask(removeFolderCall, { identity, body: { id } })).toEqual({ id, moved: 1 });
  await ask(restoreFavoriteCall, { identity, body: { ids: [first.id] } });
  const [home, ...others] = await folders();
  expect([home?.nodes, others]).toEqual([2, []]);
});

test('names are single, the default one stays as it is, and there are so many and no more', async () => {
  const { id } = await make('甲');
  await expect(make('甲')).rejects.toThrow(SAME_NAME);
  await expect(make('默认收藏夹')).rejects.toThrow(SAME_NAME);
  await make('乙');
  const rename = (which: string, name: string) =>
    ask(renameFolderCall, { identity, body: { id: which, name } });
  await expect(rename(id, '乙')).rejects.toThrow(SAME_NAME);
  await rename(id, '甲');
  await rename(id, '丙');
  const [home] = await folders();
  await expect(rename(home?.id ?? '', '丁')).rejects.toThrow(DEFAULT_STAYS);
  await expect(ask(removeFolderCall, { identity, body: { id: home?.id ?? '' } })).rejects.toThrow(
    DEFAULT_STAYS,
  );
  for (let made = 3; made < MOST_FOLDERS; made += 1) await make(`夹${made}`);
  await expect(make('多了')).rejects.toThrow(TOO_MANY_FOLDERS);
});

test('nobody reaches the folders and favourites of another', async () => {
  const theirs = await make('他人', other);
  const kept = await add('p1');
  await expect(add('p2', theirs.id)).rejects.toThrow(NO_FOLDER);
  await expect(
    ask(moveFavoriteCall, { identity, body: { ids: [kept.id], folderId: theirs.id } }),
  ).rejects.toThrow(NO_FOLDER);
  await expect(ask(removeFolderCall, { identity, body: { id: theirs.id } })).rejects.toThrow(NO_FOLDER);
  const body = { id: kept.id, note: '偷改' };
  await expect(ask(noteFavoriteCall, { identity: other, body })).rejects.toThrow(NO_FAVORITE);
  expect(await ask(noteFavoriteCall, { identity, body })).toEqual(body);
});
