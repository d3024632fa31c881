import { createPool } from '#infra/server/postgres/database-pool';
import { testDatabase } from '#tests/support/database';

const db = testDatabase();

test('connections that are kept stay open however long nobody asks: with a full disk there are no new ones', async () => {
  const pool = createPool(db.url, () => undefined, { max: 3, kept: 2 });
  const clients = await Promise.all([pool.connect(), pool.connect(), pool.connect()]);
  jest.useFakeTimers({ now: Date.now(), doNotFake: ['nextTick', 'setImmediate', 'performance', 'hrtime'] });
  for (const client of clients) client.release();
  jest.advanceTimersByTime(3_600_000);
  jest.useRealTimers();
  expect(pool.totalCount).toBe(2);
  await pool.query('select 1');
  await pool.end();
});
