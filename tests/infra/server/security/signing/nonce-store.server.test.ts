import { nonceStore, turnPages } from '#infra/server/security/signing/nonce-store';
import { AHEAD_MS } from '#src/contract/signature';
import { testDatabase } from '#tests/support/database';

const MINUTE_MS = 60_000;
const T = 1_790_000_000_000;
const db = testDatabase();
const opened = async (now: () => number = () => T) => {
  const store = nonceStore(db.pool, now);
  await store.turnPages();
  await store.beginPeriod();
  return store;
};
const aNonce = (nonce: string, signedAt = T) => ({ thumbprint: 'device', nonce, signedAt });
const pages = async (): Promise<readonly number[]> => {
  const { rows } = await db.pool.query<{ minute: string }>(
    `select substring(relname from '[0-9]+$') as minute from pg_class
     where relname ~ '^signed_nonce_[0-9]+$' and relkind = 'r' and relpersistence = 'u' order by 1`,
  );
  return rows.map(({ minute }) => Number(minute));
};

test('fifty claims at once, one succeeds', async () => {
  const store = await opened();
  const claims = await Promise.all(
    Array.from({ length: 50 }, () => store.claim(aNonce('fifty'), store.period())),
  );
  expect(claims.filter((claim) => claim === 'claimed')).toHaveLength(1);
  expect(claims.filter((claim) => claim === 'seen')).toHaveLength(49);
});

test('the same nonce of another device is another nonce', async () => {
  const store = await opened();
  expect(await store.claim(aNonce('mine'), store.period())).toBe('claimed');
  expect(await store.claim({ ...aNonce('mine'), thumbprint: 'other' }, store.period())).toBe('claimed');
});

test('before its first period nothing is accepted', () => {
  expect(nonceStore(db.pool, () => T).period().watermark).toBe(Infinity);
});

test('when the pages are lost, a new period begins once, and the old one claims nothing more', async () => {
  let now = T;
  const store = await opened(() => now);
  const old = store.period();
  expect(old.watermark).toBe(T + AHEAD_MS);
  await db.pool.query('truncate signed_nonce, nonce_period');
  now = T + 1_000;
  const claims = await Promise.all(['a', 'b', 'c'].map((name) => store.claim(aNonce(name), old)));
  expect(claims).toEqual(['forgotten', 'forgotten', 'forgotten']);
  expect(store.period().watermark).toBe(T + 1_000 + AHEAD_MS);
  expect((await db.pool.query('select from nonce_period')).rowCount).toBe(1);
  expect(await store.claim(aNonce('a'), old)).toBe('forgotten');
  expect(await store.claim(aNonce('a'), store.period())).toBe('claimed');
});

test('a page nobody has made yet is made by the claim that needs it', async () => {
  const store = await opened();
  const later = aNonce('late', T + 60 * MINUTE_MS);
  const woken = nonceStore(db.pool, () => later.signedAt);
  expect(await woken.claim(later, store.period())).toBe('claimed');
  expect(await woken.claim(later, store.period())).toBe('seen');
});

test('pages reach from the oldest acceptable minute to five ahead, and are dropped after eleven', async () => {
  const start = T + 1_000 * MINUTE_MS;
  const minute = Math.floor(start / MINUTE_MS);
  await turnPages(db.pool, start);
  expect(await pages()).toEqual(Array.from({ length: 11 }, (_, index) => minute - 5 + index));
  await turnPages(db.pool, start);
  expect(await pages()).toHaveLength(11);
  await turnPages(db.pool, start + 6 * MINUTE_MS);
  expect((await pages())[0]).toBe(minute - 5);
  await turnPages(db.pool, start + 7 * MINUTE_MS);
  expect((await pages())[0]).toBe(minute - 4);
});

test('two servers may turn pages at once', async () => {
  const start = T + 2_000 * MINUTE_MS;
  await Promise.all([turnPages(db.pool, start), turnPages(db.pool, start)]);
  expect(await pages()).toHaveLength(11);
});
