import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import {
  findFreePort,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '#infra/server/postgres/embedded-postgres';
import { readPostmasterPid } from '#infra/server/postgres/previous-postgres';
import { inspectProcess } from '#infra/server/postgres/process-table';

let parent: string;
let dataDir: string;
let pgData: string;
let lines: string[] = [];
const running: EmbeddedPostgres[] = [];
const helpers: ChildProcess[] = [];

function makeFolder(): void {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), 'embedded-postgres-'));
  fs.chmodSync(parent, 0o755);
  dataDir = path.join(parent, 'postgres');
  pgData = path.join(dataDir, 'cluster', 'data');
}
const removeFolder = (): void => fs.rmSync(parent, { recursive: true, maxRetries: 10 });

async function stopAll(): Promise<void> {
  for (const server of running.splice(0)) await server.stop();
  for (const helper of helpers.splice(0)) helper.kill('SIGKILL');
  lines = [];
}

/** Made once for a describe block: to make a database takes longer than all that is asked of it. */
function madeDatabase(): void {
  beforeAll(async () => {
    makeFolder();
    await start();
    await stopAll();
  });
  afterAll(removeFolder);
}

afterEach(stopAll);

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log: (line) => lines.push(line) });
  running.push(server);
  return server;
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(20);
}

const postmaster = (): number => readPostmasterPid(pgData)!;
const lives = (pid: number): boolean => inspectProcess(pid)?.zombie === false;
/** The account that owns the data, which a test run by root has to take on for servers of its own. */
const owner = (): { uid?: number; gid?: number } => {
  const { uid, gid } = fs.statSync(pgData);
  return process.getuid?.() === 0 ? { uid, gid } : {};
};

describe('a first start', () => {
  beforeEach(makeFolder);
  afterEach(async () => {
    await stopAll();
    removeFolder();
  });

  it('creates a durable UTF-8 database that only this machine can reach, by password', async () => {
    const { url } = await start();
    const sql = `select current_setting('server_encoding') as encoding, current_setting('fsync') as fsync,
      current_setting('listen_addresses') as addresses, current_setting('unix_socket_directories') as sockets,
      (select count(*)::int from pg_hba_file_rules where auth_method <> 'scram-sha-256') as unprotected`;
    expect(await query(url, sql)).toEqual([
      { encoding: 'UTF8', fsync: 'on', addresses: '127.0.0.1', sockets: '', unprotected: 0 },
    ]);
    await expect(query(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(
      'password authentication failed',
    );
  });

  it('after a kill has its files written through at once, not one by one', async () => {
    const { url } = await start();
    expect(await query(url, 'show recovery_init_sync_method')).toEqual([
      { recovery_init_sync_method: process.platform === 'linux' ? 'syncfs' : 'fsync' },
    ]);
  });

  it('replaces what an interrupted one left', async () => {
    fs.mkdirSync(path.join(dataDir, 'cluster-unfinished-abc', 'data'), { recursive: true });
    await start();
    expect(fs.readdirSync(dataDir).sort()).toEqual(['cluster', 'launcher.lock']);
  });

  it('beside another one in the same instant is refused in one sentence', async () => {
    const outcomes = await Promise.allSettled([start(), start()]);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => (reason as Error).message)).toEqual([
      `数据库目录 ${dataDir} 正被另一个运行中的造价指标网（进程 ${process.pid}）使用，请先停止它。`,
    ]);
  });
});

describe('a later start', () => {
  madeDatabase();

  it('finds the rows and the password of the first', async () => {
    const first = await start();
    await query(first.url, 'create table kept as select 7 as value');
    await first.stop();
    const second = await start();
    expect(await query(second.url, 'select value from kept')).toEqual([{ value: 7 }]);
    expect(new URL(second.url).password).toBe(new URL(first.url).password);
  });

  it('leaves a PostgreSQL alone that was started by hand on the folder', async () => {
    const postgres = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    const program = path.resolve(postgres, '../../native/bin/postgres');
    const port = String(await findFreePort());
    const byHand = spawn(program, ['-D', '.', '-p', port, '-c', 'unix_socket_directories='], {
      ...owner(),
      cwd: pgData,
      stdio: 'ignore',
    });
    helpers.push(byHand);
    await until(() => postmaster() === byHand.pid);
    await expect(start()).rejects.toThrow(
      `数据库目录 ${pgData} 上有一个手动启动的 PostgreSQL（进程 ${byHand.pid}），请先停止它。`,
    );
    expect(lives(byHand.pid!)).toBe(true);
  });

  it('works while postmaster.pid names a living process that is not PostgreSQL', async () => {
    const foreign = spawn('sleep', ['600'], { ...owner(), cwd: '/' });
    helpers.push(foreign);
    fs.writeFileSync(
      path.join(pgData, 'postmaster.pid'),
      `${foreign.pid}\n${pgData}\n1700000000\n5432\n\n127.0.0.1\n`,
    );
    await start();
    expect(lives(foreign.pid!)).toBe(true);
  });

  it('works after a kill that left postmaster.pid empty', async () => {
    fs.writeFileSync(path.join(pgData, 'postmaster.pid'), '');
    expect((await start()).ready()).toBe(true);
  });

  it('tells the last lines of the server when it fails, and can be repeated', async () => {
    const version = fs.readFileSync(path.join(pgData, 'PG_VERSION'), 'utf8');
    fs.writeFileSync(path.join(pgData, 'PG_VERSION'), '9.6\n');
    await expect(start()).rejects.toThrow(/PostgreSQL 启动失败：[^]*incompatible with server/);
    fs.writeFileSync(path.join(pgData, 'PG_VERSION'), version);
    expect((await start()).ready()).toBe(true);
  });
});

describe('a server that is killed', () => {
  madeDatabase();

  it('is started again on the same port with all its rows', async () => {
    const server = await start();
    await query(server.url, 'create table kept as select 7 as value');
    for (let round = 0; round < 3; round += 1) {
      const pid = postmaster();
      process.kill(pid, 'SIGKILL');
      await until(() => !server.ready());
      await until(() => server.ready());
      expect(postmaster()).not.toBe(pid);
      expect(await query(server.url, 'select value from kept')).toEqual([{ value: 7 }]);
    }
    expect(lines).toContain('PostgreSQL stopped unexpectedly (SIGKILL), starting it again');
  });

  it('stays stopped when it was being stopped', async () => {
    const server = await start();
    const pid = postmaster();
    await server.stop();
    await server.stop();
    expect(server.ready()).toBe(false);
    expect(lives(pid)).toBe(false);
  });
});

describe('[attack] a statement that hears of no request to end', () => {
  madeDatabase();
  const ENDLESS = `select length(translate(repeat('a', 5000000), repeat('b', 1000000) || 'c', ''))`;
  const begin = async (url: string): Promise<void> => {
    void query(url, ENDLESS).catch(() => undefined);
    const sql = `select count(*)::int as count from pg_stat_activity where query like 'select length(translate%'`;
    await until(async () => (await query(url, sql))[0]?.count === 1);
    // It is planned first, and then heard.
    await sleep(500);
  };

  it('keeps the server from stopping for some seconds and no longer', async () => {
    const server = await start();
    await begin(server.url);
    const pid = postmaster();
    await server.stop();
    expect(lives(pid)).toBe(false);
    expect(lines).toContain('PostgreSQL did not stop when asked; it is told to stop at once');
  });

  it('keeps a later start from none of its work', async () => {
    const { url } = await start();
    await stopAll();
    const program = path.resolve(
      require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`),
      '../../native/bin/postgres',
    );
    const port = String(await findFreePort());
    const args = [
      '-D',
      pgData,
      '-c',
      'launcher.owner_pid=2147483647',
      '-p',
      port,
      '-c',
      'unix_socket_directories=',
    ];
    helpers.push(spawn(program, args, { ...owner(), cwd: pgData, stdio: 'ignore' }));
    const left = new URL(url);
    left.port = port;
    await until(() =>
      query(left.href, 'select 1').then(
        () => true,
        () => false,
      ),
    );
    await begin(left.href);
    const again = await start();
    expect(await query(again.url, 'select 1 as still')).toEqual([{ still: 1 }]);
  });
});
