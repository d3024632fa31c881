import { makeTraffic } from '#features/tracking/server/index';
import { testDatabase } from '#tests/support/database';

const db = testDatabase();

test.each([1, 100, 137])('of %i sample facts that are asked for as many are made', async (wanted) => {
  const made = await makeTraffic(db.pool, wanted, Date.now(), () => undefined);
  const { rows } = await db.pool.query<{ count: number }>('select count(*)::int as count from event');
  expect([made, rows[0]?.count]).toEqual([wanted, wanted]);
});
