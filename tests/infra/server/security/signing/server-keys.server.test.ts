import { sealingUnder } from '#infra/server/security/sealing';
import { serverKeys } from '#infra/server/security/signing/server-keys';
import { testDatabase } from '#tests/support/database';

const db = testDatabase();
beforeEach(() => db.pool.query('truncate server_key'));
const SECRET = 'what the keys of these tests are sealed under';
const reports: string[] = [];
beforeEach(() => reports.splice(0));
const keysUnder = (secret = SECRET) =>
  serverKeys({
    pool: db.pool,
    sealing: sealingUnder(secret),
    report: ({ message }) => void reports.push(message),
  });
const age = (days: number) =>
  db.pool.query('update server_key set created_at = created_at - make_interval(days => $1)', [days]);
const kidsOf = (keys: ReturnType<typeof serverKeys>) => keys.offered().map(({ kid }) => kid);
const stored = async () => {
  const { rows } = await db.pool.query<{ line: string }>('select server_key::text as line from server_key');
  return rows.map(({ line }) => line).join('\n');
};
/** As they were kept before they were sealed. */
const writePlain = async () => {
  const { privateKey } = await globalThis.crypto.subtle.generateKey(
    { name: 'ECDH', namedCurve: 'P-256' },
    true,
    ['deriveBits'],
  );
  const jwk = await globalThis.crypto.subtle.exportKey('jwk', privateKey);
  await db.pool.query(`insert into server_key (kid, private_jwk, created_at) values ('plain', $1, now())`, [
    jwk,
  ]);
  return jwk;
};

test('the first start makes a key, and the next one keeps it', async () => {
  const keys = keysUnder();
  await keys.rotate();
  const [kid] = kidsOf(keys);
  expect(kid).toMatch(/^[\w-]{43}$/);
  expect(keys.find(kid)?.privateKey.extractable).toBe(false);
  const again = keysUnder();
  await again.rotate();
  expect(kidsOf(again)).toEqual([kid]);
});

test('servers that start together agree on one key', async () => {
  const both = [keysUnder(), keysUnder()];
  await Promise.all(both.map((keys) => keys.rotate()));
  expect(new Set(both.flatMap(kidsOf)).size).toBe(1);
});

test('after 30 days a new key is offered first, and the old one still opens for 7', async () => {
  const keys = keysUnder();
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
  const keys = keysUnder();
  await keys.rotate();
  expect(Object.keys(keys.offered()[0] ?? {}).sort()).toEqual(['crv', 'kid', 'kty', 'x', 'y']);
});

test('a plain key of an earlier version is used on, and sealed where it lies', async () => {
  const jwk = await writePlain();
  expect(await stored()).toContain(jwk.d);
  const keys = keysUnder();
  await keys.rotate();
  expect(keys.offered()).toEqual([expect.objectContaining({ kid: 'plain', x: jwk.x, y: jwk.y })]);
  for (const half of [jwk.d, jwk.x]) expect(await stored()).not.toContain(half);
  const again = keysUnder();
  await again.rotate();
  expect(again.offered()).toEqual(keys.offered());
});

test('under another secret a server says so once, makes a key of its own and leaves the other alone', async () => {
  const first = keysUnder();
  await first.rotate();
  const second = keysUnder('another secret, of another server or a lost one');
  await second.rotate();
  await second.rotate();
  const [own] = kidsOf(second);
  expect(kidsOf(second)).toHaveLength(1);
  expect(own).not.toBe(kidsOf(first)[0]);
  expect(second.find(kidsOf(first)[0])).toBeUndefined();
  expect(reports).toEqual([
    `server key ${kidsOf(first)[0]} is sealed under another KEY_SECRET and stays closed`,
  ]);
  const again = keysUnder();
  await again.rotate();
  expect(kidsOf(again)).toEqual(kidsOf(first));
});

test('a sealed key put under another name stays closed', async () => {
  const keys = keysUnder();
  await keys.rotate();
  await db.pool.query(`update server_key set kid = 'moved'`);
  const again = keysUnder();
  await again.rotate();
  expect(kidsOf(again)).toHaveLength(1);
  expect(again.find('moved')).toBeUndefined();
});
