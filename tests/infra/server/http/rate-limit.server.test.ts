import {
  clearRateLimit,
  returnRateLimit,
  consumeRateLimit,
  standingOf,
  type RateLimit,
} from '#infra/server/http/rate-limit';
import { testDatabase } from '#tests/support/database';

const db = testDatabase();
const phone = '13800000001';
const budget: RateLimit = { name: 'sms.phone', key: phone, limit: 3, windowS: 60 };
const take = (change: Partial<RateLimit> = {}) => consumeRateLimit(db.pool, { ...budget, ...change });
const times = (count: number, change: Partial<RateLimit> = {}) =>
  Promise.all(Array.from({ length: count }, () => take(change)));
const pass = (seconds: number) =>
  db.pool.query('update budget set ends_at = ends_at - make_interval(secs => $1)', [seconds]);
const granted = (answers: readonly boolean[]) => answers.filter(Boolean).length;

beforeEach(() => db.pool.query('truncate budget'));

test('of 200 parallel calls exactly the limit is granted', async () => {
  expect(granted(await times(200))).toBe(3);
});

test('a window begins with the first use and ends after its seconds', async () => {
  expect(granted(await times(4))).toBe(3);
  await pass(59);
  expect(await take()).toBe(false);
  await pass(1);
  expect(granted(await times(4))).toBe(3);
});

test.each([
  ['a window', {}, 3],
  ['a rest', { restS: 300 }, 3],
])('%s begun by a clock that was set back since is over', async (_, change, limit) => {
  await times(limit, change);
  expect(await take(change)).toBe(false);
  const standing = () => standingOf(db.pool, { ...budget, ...change });
  expect((await standing()).used).toBe(limit);
  // The clock is set back by eight hours.
  await pass(-8 * 3_600);
  expect(await standing()).toEqual({ used: 0, endsInS: 0 });
  expect(granted(await times(limit + 1, change))).toBe(limit);
  expect((await standing()).endsInS).toBeLessThanOrEqual(300);
});

test('clocks that differ by seconds end no window', async () => {
  await times(3);
  await pass(-30);
  expect(await take()).toBe(false);
});

test('a rest begins with the use that exhausts the budget', async () => {
  await times(2, { restS: 60 });
  await pass(50);
  expect(await take({ restS: 60 })).toBe(true);
  await pass(59);
  expect(await take({ restS: 60 })).toBe(false);
  await pass(1);
  expect(await take({ restS: 60 })).toBe(true);
});

test('a budget of one rests from its first use', async () => {
  expect(await take({ limit: 1, restS: 300 })).toBe(true);
  await pass(299);
  expect(await take({ limit: 1, restS: 300 })).toBe(false);
  await pass(1);
  expect(await take({ limit: 1, restS: 300 })).toBe(true);
});

test('other keys and other names have budgets of their own', async () => {
  await times(3);
  expect(await take()).toBe(false);
  expect(await take({ key: '13800000002' })).toBe(true);
  expect(await take({ name: 'sms.device' })).toBe(true);
});

test('a budget of nothing grants nothing', async () => {
  expect(await take({ limit: 0 })).toBe(false);
});

test('a unit that was given back can be taken again, and no more than was taken', async () => {
  await times(3);
  await returnRateLimit(db.pool, budget);
  expect(granted(await times(2))).toBe(1);
  for (let time = 0; time < 9; time += 1) await returnRateLimit(db.pool, budget);
  expect(granted(await times(9))).toBe(3);
});

test('a window that is cleared begins anew, a rest as well, and no other', async () => {
  await times(3, { restS: 900 });
  await times(3, { key: 'another' });
  await clearRateLimit(db.pool, budget);
  expect(granted(await times(4))).toBe(3);
  expect(await take({ key: 'another' })).toBe(false);
});

test('a unit taken in a transaction that fails is given back', async () => {
  const failing = db.database.transaction(async (client) => {
    expect(await consumeRateLimit(client, { ...budget, limit: 1 })).toBe(true);
    throw new Error('stop');
  });
  await expect(failing).rejects.toThrow('stop');
  expect(await take({ limit: 1 })).toBe(true);
});

test('neither the key nor its plain digest stands in the table', async () => {
  await take();
  const { rows } = await db.pool.query<{ text: string; plain: boolean }>(
    `select budget::text as text, key = sha256(convert_to($1, 'UTF8')) as plain from budget`,
    [phone],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.text).not.toContain(phone);
  expect(rows[0]?.plain).toBe(false);
});

test('windows that are over are swept by new ones, living ones stay', async () => {
  for (let caller = 0; caller < 6; caller += 1) await take({ key: `old ${caller}` });
  await pass(3_600);
  for (let caller = 0; caller < 6; caller += 1) await take({ key: `new ${caller}` });
  const { rows } = await db.pool.query<{ count: number }>('select count(*)::int from budget');
  expect(rows[0]?.count).toBe(6);
});
