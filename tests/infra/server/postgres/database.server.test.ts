import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDatabase, refuseOldVersion } from '#infra/server/postgres/database';
import { testDatabase } from '#tests/support/database';

const db = testDatabase({ migrated: false });
let dataDir: string;

beforeEach(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'database-'));
  fs.chmodSync(dataDir, 0o755);
  await db.pool.query('drop table if exists kept; create table kept (value int)');
});
afterEach(() => fs.rmSync(dataDir, { recursive: true, maxRetries: 10 }));

const count = async (): Promise<unknown> =>
  (await db.pool.query('select count(*)::int as n from kept')).rows[0];

describe('openDatabase', () => {
  it('starts a server of its own and tells its address to nobody but its user', async () => {
    const database = await openDatabase({ dataDir, databaseUrl: undefined }, () => {});
    const file = path.join(dataDir, 'connection.json');
    expect(database.ready()).toBe(true);
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toEqual({
      url: expect.stringMatching(/^postgresql:/) as string,
    });
    await database.close();
    expect(fs.existsSync(file)).toBe(false);
  });

  it('gives the search connections of its own, and a statement of it three seconds', async () => {
    const database = await openDatabase({ dataDir, databaseUrl: db.url }, () => {});
    const members = await Promise.all(Array.from({ length: 20 }, () => database.pool.connect()));
    expect((await database.searches.pool.query('show statement_timeout')).rows).toEqual([
      { statement_timeout: '3s' },
    ]);
    for (const member of members) member.release();
    await database.close();
  });

  it('uses DATABASE_URL and leaves that server running', async () => {
    const database = await openDatabase({ dataDir, databaseUrl: db.url }, () => {});
    expect((await database.pool.query('select current_database() as name')).rows).toEqual([
      { name: new URL(db.url).pathname.slice(1) },
    ]);
    expect(database.ready()).toBe(true);
    await database.close();
    expect(fs.readdirSync(dataDir)).toEqual([]);
    expect(await count()).toEqual({ n: 0 });
  });

  it('refuses an address where no database answers, without telling the password', async () => {
    const opening = openDatabase(
      { dataDir, databaseUrl: 'postgresql://me:secret@127.0.0.1:1/none' },
      () => {},
    );
    await expect(opening).rejects.toThrow(
      /^连不上 DATABASE_URL 指定的数据库 127\.0\.0\.1:1\/none：.*ECONNREFUSED/,
    );
  });

  it('refuses a PostgreSQL that is too old', () => {
    expect(() => refuseOldVersion('14.12 (Debian)', 'DATABASE_URL')).toThrow(
      'PostgreSQL 版本是 14.12 (Debian)，需要 15 或更新的版本。',
    );
    expect(() => refuseOldVersion('15.1', 'DATABASE_URL')).not.toThrow();
  });
});

describe('a transaction', () => {
  it('keeps everything it did, and gives the result', async () => {
    const result = await db.database.transaction(async (client) => {
      await client.query('insert into kept values (1), (2)');
      return 'done';
    });
    expect(result).toBe('done');
    expect(await count()).toEqual({ n: 2 });
  });

  it('that fails leaves nothing and gives its client back', async () => {
    for (let round = 0; round < 15; round += 1) {
      const failing = db.database.transaction(async (client) => {
        await client.query('insert into kept values (1)');
        await client.query('select 1 / 0');
      });
      await expect(failing).rejects.toThrow('division by zero');
    }
    expect(await count()).toEqual({ n: 0 });
  });

  it('whose connection is cut fails, and the next one works', async () => {
    const cut = db.database.transaction(async (client) => {
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      await db.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await client.query('insert into kept values (1)');
    });
    await expect(cut).rejects.toThrow();
    await db.database.transaction((client) => client.query('insert into kept values (2)'));
    expect(await count()).toEqual({ n: 1 });
  });
});
