import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';
import { waitUntil } from '#tests/support/wait-until';

const db = testDatabase({ prepared: regions });
const FACTOR = `insert into place_factor (area_id, factor, source, provenance)
  select areaid, 1.2, 'official', '{}' from region where level = 1 order by areaid limit 1`;
const POINT = `insert into index_point (series_id, period, value, status) values ('all', '2026-01-01', 110, 'firm')`;
const levels = async () =>
  (await db.pool.query<{ level: number }>('select level from kept_price_level order by 1')).rows;

beforeEach(() =>
  db.pool.query(
    `delete from place_factor; delete from index_series;
     insert into index_series (id, name, category, area_id, frequency, base_period, unit, method, publisher, source, status)
     values ('all', '综合', '综合', 1, 'month', '2025-01-01', '', '', '', 'official', 'open')`,
  ),
);

test('a factor and an index that are stored at the same time have their level', async () => {
  const [one, other] = [await db.pool.connect(), await db.pool.connect()];
  try {
    const pid = (await other.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
    await one.query('begin');
    await one.query(FACTOR);
    let isStored = false;
    const stored = other.query(POINT).then(() => (isStored = true));
    await waitUntil(
      async () =>
        isStored ||
        (await db.pool.query('select from pg_locks where pid = $1 and not granted', [pid])).rowCount !== 0,
      Boolean,
    );
    await one.query('commit');
    await stored;
  } finally {
    one.release();
    other.release();
  }
  expect(await levels()).toEqual([{ level: 1.32 }]);
});

test('a level goes with its index', async () => {
  await db.pool.query(`${FACTOR}; ${POINT}`);
  expect(await levels()).toHaveLength(1);
  await db.pool.query('delete from index_point');
  expect(await levels()).toEqual([]);
});
