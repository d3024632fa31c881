import { serverKeys } from '../../../../infra/server/signing/server-keys';
import { testDatabase } from '../../../support/database';

const db = testDatabase();
beforeEach(() => db.pool.query('truncate server_key'));
const age = (days: number) =>
  db.pool.query('update server_key set created_at = created_at - make_interval(days => $1)', [days]);
const kidsOf = (keys: ReturnType<typeof serverKeys>) => keys.offered().map(({ kid }) => kid);

test('the first start makes a key, and the next one keeps it', async () => {
  const keys = serverKeys(db.pool);
  await keys.rotate();
  const [kid] = kidsOf(keys);
  expect(kid).toMatch(/^[\w-]{43}$/);
  expect(keys.find(kid)?.privateKey.extractable).toBe(false);
  const again = serverKeys(db.pool);
  await again.rotate();
  expect(kidsOf(again)).toEqual([kid]);
});

test('servers that start together agree on one key', async () => {
  const both = [serverKeys(db.pool), serverKeys(db.pool)];
  await Promise.all(both.map((keys) => keys.rotate()));
  expect(new Set(both.flatMap(kidsOf)).size).toBe(1);
});

test('after 30 days a new key is offered first, and the old one still opens for 7', async () => {
  const keys = serverKeys(db.pool);
  await keys.rotate();
  const [old] = kidsOf(keys);
  await age(29);
  await keys.rotate();
  expect(kidsOf(keys)).toEqual([old]);
  await age(2);
  await keys.rotate();
  const [fresh, second] = kidsOf(keys);
  expect(second).toBe(old);
  expect(fresh).not.toBe(old);
  expect(keys.find(old)).toBeDefined();
  await age(7);
  await keys.rotate();
  expect(kidsOf(keys)).toEqual([fresh]);
  expect(keys.find(old)).toBeUndefined();
});

test('a private half is never offered', async () => {
  const keys = serverKeys(db.pool);
  await keys.rotate();
  expect(Object.keys(keys.offered()[0] ?? {}).sort()).toEqual(['crv', 'kid', 'kty', 'x', 'y']);
});
