import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrate } from '#infra/server/postgres/migrate';
import { testDatabase } from '#tests/support/database';

const db = testDatabase({ migrated: false });
let root: string;

beforeEach(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'migrate [test] '));
  await db.pool.query('drop schema public cascade; create schema public');
});

afterEach(() => fs.rmSync(root, { recursive: true }));

function write(file: string, sql: string): void {
  const target = path.join(root, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, sql);
}

async function tables(): Promise<string[]> {
  const { rows } = await db.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  return rows.map(({ name }) => name);
}

const writeTwo = (): void => {
  write('infra/server/migrations/002.do.second.sql', 'create table second as select value from first;');
  write(
    'features/home/server/migrations/001.do.first.sql',
    'create table first (value int);\ninsert into first values (1);',
  );
};

describe('migrate', () => {
  it('applies the files of infra and of all slices in the order of their numbers, once', async () => {
    writeTwo();
    expect(await migrate(db.pool, root)).toEqual(['001.do.first.sql', '002.do.second.sql']);
    expect(await migrate(db.pool, root)).toEqual([]);
    expect(await tables()).toEqual(['first', 'migrations', 'second']);
  });

  it('applies a file whose number is lower than one applied before', async () => {
    writeTwo();
    await migrate(db.pool, root);
    write('features/search/server/migrations/000.do.late.sql', 'create table late (value int)');
    expect(await migrate(db.pool, root)).toEqual(['000.do.late.sql']);
  });

  it('refuses an applied file that was changed, but not other line ends', async () => {
    writeTwo();
    await migrate(db.pool, root);
    const file = 'features/home/server/migrations/001.do.first.sql';
    write(file, fs.readFileSync(path.join(root, file), 'utf8').replaceAll('\n', '\r\n'));
    expect(await migrate(db.pool, root)).toEqual([]);
    write(file, 'create table first (value bigint);');
    await expect(migrate(db.pool, root)).rejects.toThrow(
      '数据库脚本 001.do.first.sql 在执行之后被改动：请恢复原文件，改动写进新编号的脚本。',
    );
  });

  it('names a file that fails and applies none of the others', async () => {
    writeTwo();
    write('infra/server/migrations/003.do.broken.sql', 'create tabel third ()');
    await expect(migrate(db.pool, root)).rejects.toThrow(
      '数据库脚本 003.do.broken.sql 执行失败：syntax error at or near "tabel"',
    );
    expect(await tables()).toEqual([]);
  });

  it('refuses two files with the same number', async () => {
    writeTwo();
    write('features/search/server/migrations/002.do.twin.sql', 'select 1');
    await expect(migrate(db.pool, root)).rejects.toThrow('编号重复');
  });

  it('lets only one of several servers on a database apply a file', async () => {
    writeTwo();
    const runs = await Promise.all([1, 2, 3].map(() => migrate(db.pool, root)));
    expect(runs.flat()).toEqual(['001.do.first.sql', '002.do.second.sql']);
  });

  it('brings up the tables of the product in an empty database', async () => {
    expect((await migrate(db.pool)).length).toBeGreaterThan(0);
    expect(await migrate(db.pool)).toEqual([]);
  });
});
