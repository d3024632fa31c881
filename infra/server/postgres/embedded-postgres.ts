import { once } from 'node:events';
import fs from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { StartupError } from '../http/startup-error';
import type { Log } from '../jobs/log';
import { tryLock, type HeldLock } from './lock-file';
import { chooseAccount } from './postgres-account';
import { findBinaries } from './postgres-binaries';
import { createCluster, prepareFolder } from './postgres-cluster';
import { startServer } from './postgres-process';
import { superviseServer } from './postgres-supervisor';
import { settlePreviousServer } from './previous-postgres';

/** A port of 127.0.0.1 that nothing listens on at the moment. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

export interface EmbeddedPostgres {
  /** Stays the same when the server had to be started again. */
  readonly url: string;
  /** Whether the server runs at this moment. */
  ready(): boolean;
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Holds nothing but the database. */
  readonly dataDir: string;
  /** A free port when omitted. */
  readonly port?: number;
  /** PostgreSQL settings in place of the usual ones. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly log: Log;
}

/** Rejects with `StartupError` when the folder is in use or cannot be used. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  if (!isMainThread)
    throw new Error('PostgreSQL would stop with this worker thread: start it from the main thread');
  const { dataDir, log, settings = {} } = options;
  const account = chooseAccount(path.join(dataDir, 'cluster'));
  const bin = findBinaries(account);
  const folder = prepareFolder(dataDir, account, log);
  const lock = takeLock(folder);
  try {
    const cluster = path.join(folder, 'cluster');
    if (!fs.existsSync(cluster)) createCluster(cluster, bin, account);
    const pgData = path.join(cluster, 'data');
    const port = options.port ?? (await findFreePort());
    const server = await superviseServer(async () => {
      await settlePreviousServer(pgData, log);
      return startServer({ pgData, bin, account, port, settings, log });
    }, log);
    const password = fs.readFileSync(path.join(cluster, 'password'), 'utf8');
    return {
      url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`,
      ready: server.ready,
      async stop() {
        await server.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Of two first starts in the same instant, one creates the database and the other one is told. */
function takeLock(folder: string): HeldLock {
  const lock = tryLock(path.join(folder, 'launcher.lock'));
  if (lock.held) return lock;
  throw new StartupError(
    `数据库目录 ${folder} 正被另一个运行中的造价指标网（进程 ${lock.by.pid}）使用，请先停止它。`,
  );
}
