import {
  addFavoriteCall,
  cancelFavoriteCall,
  itemListCall,
  MOST_FAVORITES,
  nodeListCall,
  restoreFavoriteCall,
  statusCall,
  type FavoriteQuery,
} from '#features/favorites/contract';
import { favoritesServer } from '#features/favorites/server/index';
import { TOO_LATE } from '#features/favorites/server/change-favorites';
import { TOO_MANY } from '#features/favorites/server/owner';
import { NO_RECORD, UNKNOWN_KIND } from '#features/favorites/server/record-kinds';
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
});
beforeEach(() => ['p1', 'p2', 'p3'].forEach((ref) => storage.put(aRecord(ref))));
afterEach(async () => {
  storage.clear();
  await db.pool.query('truncate favorite, favorite_folder');
});

const project = (ref: string) => ({ kind: 'project', ref });
const add = (ref: string, more: object = {}) =>
  ask(addFavoriteCall, { identity, body: { ...project(ref), ...more } });
const list = (body: FavoriteQuery = {}, who = identity) => ask(nodeListCall, { identity: who, body });
const refs = async (body: FavoriteQuery = {}) => (await list(body)).rows.map(({ ref }) => ref);

test('[FAV-001] [CALL-064] [CALL-067] an added node is listed with what was shown, its section and provenance', async () => {
  const { folderName } = await add('p1', { note: '对比用' });
  expect(folderName).toBe('默认收藏夹');
  const { rows, total, kinds } = await list();
  expect(total).toBe(1);
  expect(kinds).toEqual([{ kind: 'project', section: '单项工程指标', count: 1 }]);
  const { ref: _, ...shown } = aRecord('p1');
  expect(rows[0]).toMatchObject({
    kind: 'project',
    ref: 'p1',
    note: '对比用',
    snapshot: { ...shown, section: '单项工程指标' },
    current: shown,
  });
});

test('[CALL-065] items are a list of their own', async () => {
  storage.put(aRecord('b1', { title: '挖一般土方' }));
  await ask(addFavoriteCall, { identity, body: { kind: 'unitPrice', ref: 'b1' } });
  await add('p1');
  const items = await ask(itemListCall, { identity, body: {} });
  expect(items.rows.map(({ ref }) => ref)).toEqual(['b1']);
  expect(await refs()).toEqual(['p1']);
});

test('[FAV-002] the snapshot stays while the record goes on; a withdrawn one keeps it and has no present', async () => {
  await add('p1');
  const now = { label: '单方造价', value: 2_400, unit: '元/㎡', basis: '含税' };
  storage.put(aRecord('p1', { title: '改了名', figure: now }));
  const [changed] = (await list()).rows;
  expect([changed?.snapshot.figure?.value, changed?.current?.figure?.value]).toEqual([2_345.67, 2_400]);
  expect([changed?.snapshot.title, changed?.current?.title]).toEqual(['工程p1', '改了名']);
  storage.withdraw('p1');
  const [gone] = (await list()).rows;
  expect([gone?.snapshot.title, gone?.current]).toEqual(['工程p1', null]);
});

test('what no section has published is refused, and so is a kind nobody has', async () => {
  await expect(add('p9')).rejects.toThrow(NO_RECORD);
  await expect(ask(addFavoriteCall, { identity, body: { kind: 'toString', ref: 'p1' } })).rejects.toThrow(
    UNKNOWN_KIND,
  );
});

test('[CALL-066] the status of many is one answer, each member their own', async () => {
  await add('p1');
  const records = ['p1', 'p2', 'p3'].map(project);
  expect((await ask(statusCall, { identity, body: { records } })).favorites).toEqual([project('p1')]);
  expect((await ask(statusCall, { identity: other, body: { records } })).favorites).toEqual([]);
});

test('[FAV-001] fifty additions at once keep one favourite and give one answer', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => add('p1')));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect((await list()).total).toBe(1);
});

test('the last free place is given once, and the limit is told in words', async () => {
  await add('p1');
  await db.pool.query(
    `insert into favorite (account_id, folder_id, kind, ref, list, snapshot, searched, title_sound)
     select account_id, folder_id, kind, 'x' || n, list, snapshot, searched, title_sound
     from favorite, generate_series(1, $1) n`,
    [MOST_FAVORITES - 2],
  );
  const tries = await Promise.allSettled([add('p2'), add('p3')]);
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(Promise.all([add('p2'), add('p3')])).rejects.toThrow(TOO_MANY);
  expect((await list()).total).toBe(MOST_FAVORITES);
});

test('[CALL-068] cancelled by record or by id, many at once, by nobody but the owner', async () => {
  const { id } = await add('p1');
  await add('p2');
  await add('p3');
  expect((await ask(cancelFavoriteCall, { identity: other, body: { ids: [id] } })).favorites).toEqual([]);
  const byRecord = await ask(cancelFavoriteCall, {
    identity,
    body: { records: [project('p2'), project('p9')] },
  });
  expect(byRecord.favorites).toEqual([expect.objectContaining(project('p2'))]);
  await ask(cancelFavoriteCall, { identity, body: { ids: [id] } });
  expect(await refs()).toEqual(['p3']);
});

test('a removal is undone with note and time, for a day', async () => {
  const { id } = await add('p1', { note: '要的' });
  const [before] = (await list()).rows;
  await ask(cancelFavoriteCall, { identity, body: { ids: [id] } });
  const restore = (who: Identity) => ask(restoreFavoriteCall, { identity: who, body: { ids: [id] } });
  await expect(restore(other)).rejects.toThrow(TOO_LATE);
  expect((await restore(identity)).favorites).toEqual([{ id, ...project('p1') }]);
  expect((await list()).rows).toEqual([before]);
  await db.pool.query(`update favorite set removed_at = now() - interval '25 hours'`);
  await expect(restore(identity)).rejects.toThrow(TOO_LATE);
  await add('p2');
  expect((await db.pool.query('select from favorite where ref = $1', ['p1'])).rowCount).toBe(0);
});

test('one that is added again after its removal begins anew', async () => {
  const { id } = await add('p1', { note: '旧' });
  await ask(cancelFavoriteCall, { identity, body: { ids: [id] } });
  storage.put(aRecord('p1', { title: '新名' }));
  await add('p1');
  expect((await list()).rows).toEqual([
    expect.objectContaining({ note: '', snapshot: expect.objectContaining({ title: '新名' }) }),
  ]);
});

test('sorted by time or by the sound of the title, searched in title, place and note, paged', async () => {
  storage.put(aRecord('p1', { title: '中心小学' }));
  storage.put(aRecord('p2', { title: '安置房', areaName: '江苏 南京' }));
  storage.put(aRecord('p3', { title: 'Ｂ座', subtitle: '' }));
  for (const [ref, note] of [
    ['p1', '100%_对比'],
    ['p2', ''],
    ['p3', ''],
  ]) {
    await add(ref ?? '', { note });
  }
  expect(await refs()).toEqual(['p3', 'p2', 'p1']);
  expect(await refs({ order: 'asc' })).toEqual(['p1', 'p2', 'p3']);
  expect(await refs({ sort: 'title' })).toEqual(['p2', 'p3', 'p1']);
  expect(await refs({ keyword: '南京' })).toEqual(['p2']);
  expect(await refs({ keyword: 'b座' })).toEqual(['p3']);
  expect(await refs({ keyword: '%_' })).toEqual(['p1']);
  expect(await refs({ kind: 'policy' })).toEqual([]);
  const second = await list({ page: 2, pageSize: 2 });
  expect([second.rows.map(({ ref }) => ref), second.page, second.pages]).toEqual([['p1'], 2, 2]);
  const beyond = await list({ page: 9, pageSize: 2 });
  expect([beyond.rows.map(({ ref }) => ref), beyond.page]).toEqual([['p1'], 2]);
});

test('a page asks each section once', async () => {
  await add('p1');
  await add('p2');
  const before = storage.calls();
  await list();
  expect(storage.calls() - before).toBe(1);
});
