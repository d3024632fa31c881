import { copyRows } from '#infra/server/postgres/copy-rows';
import { testDatabase } from '#tests/support/database';

const database = testDatabase({ migrated: false });
const columns = { id: 'int', name: 'text', price: 'numeric', seen: 'bool', extra: 'jsonb' };

beforeAll(() =>
  database.pool.query(
    'create table thing (id int primary key, name text, price numeric(12,2), seen bool, extra jsonb)',
  ),
);
afterEach(() => database.pool.query('truncate thing'));

const copy = (rows: Parameters<typeof copyRows>[3]) =>
  database.database.transaction((client) => copyRows(client, 'thing', columns, rows));

test('cells arrive as they were given, awkward text and nulls included', async () => {
  const awkward = `{"a", b}\\n'--\n"NULL"`;
  await copy([
    [1, awkward, 12.34, true, '{"a":[1,"中"]}'],
    [2, null, null, false, null],
  ]);
  const { rows } = await database.pool.query('select * from thing order by id');
  expect(rows).toEqual([
    { id: 1, name: awkward, price: '12.34', seen: true, extra: { a: [1, '中'] } },
    { id: 2, name: null, price: null, seen: false, extra: null },
  ]);
});

test('more rows than one batch arrive completely', async () => {
  await copy(Array.from({ length: 12_001 }, (_, id) => [id, `n${id}`, id / 4, true, null]));
  const { rows } = await database.pool.query('select count(*)::int as count, sum(id)::int as sum from thing');
  expect(rows).toEqual([{ count: 12_001, sum: 72_006_000 }]);
});

test('no rows are no statement', async () => {
  await copy([]);
  expect((await database.pool.query('select from thing')).rowCount).toBe(0);
});

test('one bad row refuses all', async () => {
  await expect(
    copy([
      [1, 'a', 1, true, null],
      [1, 'b', 1, true, null],
    ]),
  ).rejects.toThrow(/duplicate key/);
  expect((await database.pool.query('select from thing')).rowCount).toBe(0);
});
