import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { addReaderRole, grantTo, grantToReader } from '#infra/server/postgres/application-role';
import { openDatabase } from '#infra/server/postgres/database';
import { createPool } from '#infra/server/postgres/database-pool';
import { testDatabase } from '#tests/support/database';

const db = testDatabase();
const role = `role_${randomUUID().replaceAll('-', '')}`;
let user: Pool;

const urlAs = (username: string): string => {
  const url = new URL(db.url);
  url.username = username;
  url.password = username;
  return url.href;
};

describe('the ordinary user', () => {
  beforeAll(async () => {
    await db.pool.query(`create role ${role} login password '${role}'`);
    user = createPool(urlAs(role), () => {}, { max: 1 });
  });
  afterAll(async () => {
    await user.end();
    await db.pool.query(`drop owned by ${role}; drop role ${role}`);
  });

  it('is given its rights by servers that start together', async () => {
    const starts = await Promise.allSettled(
      Array.from({ length: 8 }, async () => {
        const database = await openDatabase(
          { databaseUrl: urlAs(role), databaseOwnerUrl: db.url, dataDir: '/nowhere' },
          () => {},
        );
        try {
          await database.grant();
        } finally {
          await database.close();
        }
      }),
    );
    expect(starts.filter(({ status }) => status === 'rejected')).toEqual([]);
  });

  it('adds to the audit and reads it', async () => {
    await user.query(`insert into audit (event) values ('login.refused')`);
    expect((await user.query('select event from audit')).rows).toEqual([{ event: 'login.refused' }]);
  });

  it('renews the statistics of what an import fills, and of nothing else', async () => {
    const client = await user.connect();
    const told: string[] = [];
    client.on('notice', ({ message }) => told.push(message ?? ''));
    await client.query('analyze project, range_sample');
    await client.query('vacuum analyze search_entry');
    expect(told).toEqual([]);
    await client.query('analyze account');
    expect(told).toEqual([expect.stringContaining('permission denied to analyze "account"')]);
    client.release();
  });

  it('reads which migrations have run', async () => {
    expect((await user.query('select from migrations')).rowCount).toBeGreaterThan(0);
  });

  it('keeps the functions that everybody loses for the sake of the reader', async () => {
    await addReaderRole(db.url, () => {});
    await grantToReader('portal_reader', db.pool);
    await user.query(
      `select pg_advisory_xact_lock(1), pg_notify('some', ''), set_config('work_mem', '4MB', true)`,
    );
    expect(
      (
        await db.pool.query(
          `select has_function_privilege('public', 'pg_notify(text, text)', 'execute') as may`,
        )
      ).rows,
    ).toEqual([{ may: false }]);
  });

  it.each([
    'update audit set event = event',
    'delete from audit where false',
    `insert into migrations (version) values (0)`,
    'update migrations set md5 = md5',
    'delete from migrations where false',
  ])('may not: %s', async (sql) => {
    await expect(user.query(sql)).rejects.toThrow('permission denied');
  });
});

it('a user who owns the tables keeps its rights', async () => {
  const owner = decodeURIComponent(new URL(db.url).username);
  await grantTo(owner, db.pool);
  expect((await db.pool.query(`select has_table_privilege('audit', 'delete') as may`)).rows).toEqual([
    { may: true },
  ]);
});

it('of an owner who cannot be reached the right setting is named', async () => {
  const opening = openDatabase(
    { databaseUrl: db.url, databaseOwnerUrl: 'postgresql://me:secret@127.0.0.1:1/none', dataDir: '/nowhere' },
    () => {},
  );
  await expect(opening).rejects.toThrow(/^连不上 DATABASE_OWNER_URL 指定的数据库 127\.0\.0\.1:1\/none：/);
});
