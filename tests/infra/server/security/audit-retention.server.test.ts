import { audit } from '#infra/server/security/audit';
import { forgetAudit } from '#infra/server/security/audit-retention';
import { testDatabase } from '#tests/support/database';

const db = testDatabase();
const APPEND_ONLY = 'the audit is append-only';
const addOld = (days: number, count = 1) =>
  db.pool.query(
    `insert into audit (event, at) select 'login.opened-sms', now() - make_interval(days => $1) from generate_series(1, $2)`,
    [days, count],
  );
const count = async () =>
  (await db.pool.query<{ count: number }>('select count(*)::int from audit')).rows[0]?.count;
const empty = async () => {
  await addOld(0);
  await db.pool.query('alter table audit disable trigger user');
  await db.pool.query('truncate audit');
  await db.pool.query('alter table audit enable trigger user');
};
beforeEach(empty);

test('what is older than its days goes, what is younger stays', async () => {
  await addOld(401);
  await addOld(399);
  await audit(db.pool, { event: 'login.refused' });
  expect(await forgetAudit(db.pool, 400, 100)).toBe(1);
  expect(await count()).toBe(2);
  expect(await forgetAudit(db.pool, 400, 100)).toBe(0);
});

test('no more than a batch goes at a time, the oldest first', async () => {
  await addOld(500, 5);
  await addOld(600, 5);
  expect(await forgetAudit(db.pool, 400, 4)).toBe(4);
  const { rows } = await db.pool.query<{ old: number }>(
    `select count(*)::int as old from audit where at < now() - interval '550 days'`,
  );
  expect(rows).toEqual([{ old: 1 }]);
});

test('two servers that forget at once forget each entry once', async () => {
  await addOld(500, 50);
  const forgotten = await Promise.all([1, 2, 3].map(() => forgetAudit(db.pool, 400, 100)));
  expect(forgotten.reduce((sum, each) => sum + each, 0)).toBe(50);
  expect(await count()).toBe(0);
});

test('an old entry is deleted by nobody who does not say since when all are kept', async () => {
  await addOld(500);
  await expect(db.pool.query('delete from audit')).rejects.toThrow(APPEND_ONLY);
  await expect(db.pool.query('update audit set event = event')).rejects.toThrow(APPEND_ONLY);
  await expect(db.pool.query('truncate audit')).rejects.toThrow(APPEND_ONLY);
  await forgetAudit(db.pool, 600, 1);
  // What one transaction said does not reach the next one of the same connection.
  await expect(db.pool.query('delete from audit')).rejects.toThrow(APPEND_ONLY);
  expect(await count()).toBe(1);
});

test('whatever is said, thirty days are kept', async () => {
  await addOld(29);
  await expect(forgetAudit(db.pool, 1, 100)).rejects.toThrow(APPEND_ONLY);
  await addOld(31);
  expect(await forgetAudit(db.pool, 30, 100)).toBe(1);
  expect(await count()).toBe(1);
});
