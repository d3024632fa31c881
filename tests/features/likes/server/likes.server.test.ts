import { likeCall, likeStatusCall, unlikeCall } from '#features/likes/contract';
import { likesServer } from '#features/likes/server/index';
import { NO_RECORD, UNKNOWN_KIND } from '#features/likes/server/likes';
import type { Identity } from '#infra/server/http/identity';
import { aMember, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';

const db = testDatabase();
let published = new Set(['p1', 'p2']);
const ask = asker(
  () =>
    likesServer({
      pool: db.pool,
      published: async (kind, refs) =>
        kind === 'project' ? new Set(refs.filter((ref) => published.has(ref))) : undefined,
    }).routes,
);
let members: readonly Identity[];
const me = () => members[0]!;
const you = () => members[1]!;

beforeAll(async () => {
  members = await Promise.all(Array.from({ length: 12 }, (_, index) => aMember(db.pool, `member${index}`)));
});
afterEach(async () => {
  published = new Set(['p1', 'p2']);
  await db.pool.query('truncate record_like');
});

const record = (id: string, kind = 'project') => ({ kind, id });
const like = (identity: Identity, id = 'p1') => ask(likeCall, { identity, body: record(id) });
const unlike = (identity: Identity, id = 'p1') => ask(unlikeCall, { identity, body: record(id) });
const standings = (identity: Identity, ids: string[]) =>
  ask(likeStatusCall, { identity, body: { kind: 'project', ids } });

test('[LIKE-001] [CALL-182] [CALL-183] a like is added and taken back', async () => {
  expect(await like(me())).toEqual({ id: 'p1', count: 1, isLiked: true });
  expect(await like(you())).toEqual({ id: 'p1', count: 2, isLiked: true });
  expect(await unlike(me())).toEqual({ id: 'p1', count: 1, isLiked: false });
});

test('[LIKE-003] [CALL-144] counts are for all, the own status for oneself; in the order asked', async () => {
  await like(me());
  expect(await standings(you(), ['p2', 'p1', 'p2'])).toEqual([
    { id: 'p2', count: 0, isLiked: false },
    { id: 'p1', count: 1, isLiked: false },
  ]);
  expect(await standings(me(), ['p1'])).toEqual([{ id: 'p1', count: 1, isLiked: true }]);
});

test('[LIKE-001] once per account, exact under any number of clicks at the same time', async () => {
  await Promise.all(Array.from({ length: 10 }, () => members.map((member) => like(member))).flat());
  expect(await standings(me(), ['p1'])).toEqual([{ id: 'p1', count: members.length, isLiked: true }]);
  await Promise.all(Array.from({ length: 5 }, () => [unlike(me()), unlike(you())]).flat());
  expect((await standings(me(), ['p1']))[0]?.count).toBe(members.length - 2);
});

test('what is not published is refused and not counted for anybody, yet a like of it can be taken back', async () => {
  await like(me());
  published = new Set(['p2']);
  await expect(like(you())).rejects.toThrow(NO_RECORD);
  expect(await standings(me(), ['p1', 'p2'])).toEqual([{ id: 'p2', count: 0, isLiked: false }]);
  expect(await unlike(me())).toEqual({ id: 'p1', count: 0, isLiked: false });
});

test('a kind nobody has is refused', async () => {
  const body = { kind: 'nothing', ids: ['p1'] };
  await expect(ask(likeStatusCall, { identity: me(), body })).rejects.toThrow(UNKNOWN_KIND);
});
