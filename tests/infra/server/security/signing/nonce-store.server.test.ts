import { nonceStore, turnPages } from '#infra/server/security/signing/nonce-store';
import { AHEAD_MS } from '#src/contract/signature';
import { testDatabase } from '#tests/support/database';

const MINUTE_MS = 60_000;
const T = 1_790_000_000_000;
const db = testDatabase();
const ended = jest.fn(() => Promise.resolve());
const storeAt = (now: () => number) => nonceStore({ pool: db.pool, now, endLogins: ended });
beforeEach(async () => {
  ended.mockClear();
  await db.pool.query('update nonce_mark set signed_until = 0');
});
const opened = async (now: () => number = () => T) => {
  const store = storeAt(now);
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
  expect(storeAt(() => T).period().watermark).toBe(Infinity);
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
  const woken = storeAt(() => later.signedAt);
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

describe('after a crash that empties the pages, with a clock that was set back', () => {
  // Later than the clock of the database, so that the clock of the server is what tells.
  const NOW = Date.now() + 60 * MINUTE_MS;
  const afterCrash = async (store: ReturnType<typeof storeAt>, signedAt: number, now: number) => {
    await store.turnPages();
    expect(await store.claim(aNonce('taken', signedAt), store.period())).toBe('claimed');
    await db.pool.query('truncate signed_nonce, nonce_period');
    return opened(() => now);
  };

  test.each([1, 25, 55])(
    'by %d seconds, nothing is taken that could have been taken before',
    async (seconds) => {
      const again = await afterCrash(await opened(() => NOW), NOW, NOW - seconds * 1_000);
      expect(again.period().watermark).toBeGreaterThan(NOW);
      expect(ended).not.toHaveBeenCalled();
    },
  );

  test('by more than a minute, everybody has to log in again, once, and nobody waits', async () => {
    const back = NOW - 10 * MINUTE_MS;
    const again = await afterCrash(await opened(() => NOW), NOW, back);
    expect(again.period().watermark).toBe(back + AHEAD_MS);
    expect(ended).toHaveBeenCalledTimes(1);
    await opened(() => back + 1_000);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  test('a server whose clock alone is wrong ends no login', async () => {
    const now = Date.now();
    const again = await afterCrash(await opened(() => now), now, now - 10 * MINUTE_MS);
    expect(again.period().watermark).toBeGreaterThan(now);
    expect(ended).not.toHaveBeenCalled();
  });

  test('however often the database crashes, clients are not led away from the clock', async () => {
    let now = NOW;
    const store = await opened(() => now);
    for (let crash = 0; crash < 40; crash += 1) {
      const period = store.period();
      const signedAt = now + period.lead;
      expect(await store.claim(aNonce(`ahead-${crash}`, signedAt), period)).toBe('claimed');
      await db.pool.query('truncate signed_nonce, nonce_period');
      now += 500;
      expect(await store.claim(aNonce(`after-${crash}`, signedAt), period)).toBe('forgotten');
      expect(store.period().watermark).toBeGreaterThan(signedAt);
      expect(store.period().lead).toBeLessThanOrEqual(AHEAD_MS);
    }
    expect(ended).not.toHaveBeenCalled();
  });

  test('what was accepted last lies before the mark, however many servers there are', async () => {
    const [one, other] = [await opened(() => NOW), await opened(() => NOW)];
    await Promise.all(
      [one, other].flatMap((store) =>
        [0, 4_000, 9_000].map((later) => store.claim(aNonce(`n-${later}`, NOW + later), store.period())),
      ),
    );
    const { rows } = await db.pool.query<{ until: number }>(
      'select signed_until::float8 as until from nonce_mark',
    );
    expect(rows[0]?.until).toBeGreaterThan(NOW + 9_000);
  });
});
