import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { OpenedDatabase } from '#infra/server/postgres/database';
import { openDatabase } from '#infra/server/postgres/database';
import { migrate } from '#infra/server/postgres/migrate';
import { readPostmasterPid } from '#infra/server/postgres/previous-postgres';
import { inspectProcess, listPids, signal } from '#infra/server/postgres/process-table';
import { turnPages } from '#infra/server/security/signing/nonce-store';
import { waitUntil } from '#tests/support/wait-until';

let dataDir: string;
let database: OpenedDatabase;

beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'faults-'));
  fs.chmodSync(dataDir, 0o755);
  database = await openDatabase({ dataDir, databaseUrl: undefined }, () => undefined);
  await migrate(database.owner.pool);
  await database.grant();
});
afterAll(async () => {
  await database.close();
  fs.rmSync(dataDir, { recursive: true, maxRetries: 10 });
});

const postmaster = (): number => readPostmasterPid(path.join(dataDir, 'postgres/cluster/data')) ?? 0;
const signalAll = (name: NodeJS.Signals) => {
  const own = postmaster();
  for (const pid of listPids()) if (inspectProcess(pid)?.parentPid === own) signal(pid, name);
  signal(own, name);
};
const secondsUntil = async (isReady: boolean) => {
  const startedAt = performance.now();
  await waitUntil(
    () => Promise.resolve(database.ready()),
    (ready) => ready === isReady,
  );
  return (performance.now() - startedAt) / 1_000;
};

test('calls use an ordinary user who changes rows but no tables; jobs their own', async () => {
  const { rows } = await database.pool.query<{ super: boolean; owns: string }>(
    `select rolsuper or rolcreatedb or rolcreaterole as super, (select count(*) from pg_tables
       where schemaname = 'public' and tableowner = current_user) as owns
     from pg_roles where rolname = current_user`,
  );
  expect(rows).toEqual([{ super: false, owns: '0' }]);
  await expect(database.pool.query('create table mine (id int)')).rejects.toThrow(/permission denied/);
  await expect(database.pool.query('drop table account')).rejects.toThrow(/must be owner/);
  await expect(database.pool.query('truncate account')).rejects.toThrow(/permission denied/);
  await expect(database.sessions.pool.query('alter table account add x int')).rejects.toThrow(
    /must be owner/,
  );
  await database.owner.pool.query('create table later (id int)');
  await database.pool.query('insert into later values (1)');
});

test('that user turns the pages of the nonces, and nothing else that way', async () => {
  const now = Date.now();
  await turnPages(database.pool, now);
  await turnPages(database.pool, now + 20 * 60_000);
  const { rows } = await database.pool.query<{ pages: number; oldest: number }>(
    `select count(*)::int as pages, min(substring(relname from '\\d+$')::bigint)::int as oldest
     from pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = 'signed_nonce'::regclass`,
  );
  expect(rows[0]?.pages).toBeGreaterThan(5);
  expect(rows[0]?.oldest).toBeGreaterThanOrEqual(Math.floor(now / 60_000) + 9);
});

test('a table that somebody holds fails its callers in seconds, and log-ins go on meanwhile', async () => {
  const holder = await database.owner.pool.connect();
  await holder.query('begin; lock table account in access exclusive mode');
  const startedAt = performance.now();
  const waiting = Array.from({ length: 30 }, () =>
    database.pool.query('select count(*) from account').catch(({ message }: Error) => message),
  );
  expect((await database.sessions.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(performance.now() - startedAt).toBeLessThan(1_500);
  const outcomes = await Promise.all(waiting);
  expect(new Set(outcomes)).toEqual(
    new Set(['canceling statement due to lock timeout', 'timeout exceeded when trying to connect']),
  );
  expect(performance.now() - startedAt).toBeLessThan(9_000);
  await holder.query('rollback');
  holder.release();
  expect((await database.pool.query('select count(*)::int as n from account')).rows).toEqual([{ n: 0 }]);
});

test('a statement that never ends is cancelled', async () => {
  await expect(database.sessions.pool.query('select pg_sleep(60)')).rejects.toThrow(
    'canceling statement due to statement timeout',
  );
});

test('a database that stands still is not ready within 2 s, fails its callers, and is ready 5 s after it goes on', async () => {
  await database.pool.query('select 1');
  signalAll('SIGSTOP');
  try {
    const stuck = database.sessions
      .transaction((client) => client.query('select 1'))
      .catch(({ message }: Error) => message);
    expect(await secondsUntil(false)).toBeLessThan(2);
    expect(await stuck).toMatch(/Query read timeout|timeout exceeded|connection timeout/);
  } finally {
    signalAll('SIGCONT');
  }
  expect(await secondsUntil(true)).toBeLessThan(5);
  await database.sessions.transaction((client) => client.query('select 1'));
});

test('killed again and again, it is ready within 5 s of the last kill', async () => {
  for (let round = 0; round < 5; round += 1) {
    signal(postmaster(), 'SIGKILL');
    await secondsUntil(false);
    expect(await secondsUntil(true)).toBeLessThan(5);
  }
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
