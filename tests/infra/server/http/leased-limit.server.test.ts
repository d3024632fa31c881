import { leasedLimit } from '#infra/server/http/leased-limit';
import { testDatabase } from '#tests/support/database';

const db = testDatabase();
const limit = { name: 'calls.read', key: 'account 1', limit: 100, windowS: 60 };
const ended = () => db.pool.query(`update budget set ends_at = now()`);

beforeEach(() => db.pool.query('truncate budget'));

const granted = async (take: ReturnType<typeof leasedLimit>, times: number) => {
  const waits = await Promise.all(Array.from({ length: times }, () => take(limit)));
  return waits.filter((wait) => wait === 0).length;
};

test('of 500 parallel calls the limit is granted, and the others are told when to ask again', async () => {
  const take = leasedLimit(db.pool);
  expect(await granted(take, 500)).toBe(100);
  const wait = await take(limit);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
});

test.each([3, 90, 300, 700])(
  'of calls of %d units each no more is granted than the limit and one handful',
  async (units) => {
    const large = { ...limit, limit: 5_000, units };
    const nodes = [leasedLimit(db.pool), leasedLimit(db.pool)];
    let used = 0;
    for (let time = 0; used <= 6_000; time += 1) {
      const waits = await Promise.all(nodes.map((take) => take(large)));
      if (waits.every((wait) => wait > 0)) break;
      used += waits.filter((wait) => wait === 0).length * units;
    }
    expect(used).toBeGreaterThan(5_000 - 2 * Math.max(100, units));
    expect(used).toBeLessThanOrEqual(5_000 + Math.max(100, units));
  },
);

test('two nodes share one budget', async () => {
  const [one, other] = [leasedLimit(db.pool), leasedLimit(db.pool)];
  const both = await Promise.all([granted(one, 100), granted(other, 100)]);
  expect(both[0] + both[1]).toBe(100);
});

test('the database is asked once for a handful, and not at all for whoever was refused', async () => {
  const take = leasedLimit(db.pool);
  const asked = jest.spyOn(db.pool, 'query');
  for (let time = 0; time < 50; time += 1) await take({ ...limit, limit: 1_000 });
  const [forHandfuls] = [asked.mock.calls.length];
  // Handfuls of 8, 16, 20 and 20.
  expect(forHandfuls).toBe(4);
  await granted(take, 500);
  asked.mockClear();
  await granted(take, 100);
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});

test('a node that starts again and again loses little of what others have as well', async () => {
  const large = { ...limit, limit: 1_000 };
  for (let start = 0; start < 60; start += 1) expect(await leasedLimit(db.pool)(large)).toBe(0);
});

test('a new window begins when the old one is over', async () => {
  let at = 0;
  const take = leasedLimit(db.pool, () => at);
  await granted(take, 200);
  await ended();
  expect(await take(limit)).toBeGreaterThan(0);
  at = 61_000;
  expect(await take(limit)).toBe(0);
});
