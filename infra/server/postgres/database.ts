import path from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { StartupError } from '../http/startup-error';
import type { Log } from '../jobs/log';
import type { Settings } from '../settings/settings';
import { removeConnectionFile, writeConnectionFile } from './connection-file';
import { createPool, inTransaction } from './database-pool';
import { startEmbeddedPostgres } from './embedded-postgres';

const EVERY_MS = 2_000;

interface Pulse {
  beats(): boolean;
  stop(): void;
}

/** Asks a database that others run, again and again, whether it answers; it has just answered when this begins. */
function feelPulse(pool: Pick<Pool, 'query'>, everyMs = EVERY_MS): Pulse {
  let beating = true;
  let asking = false;
  const timer = setInterval(() => {
    if (asking) return;
    asking = true;
    pool
      .query('select 1')
      .then(
        () => (beating = true),
        () => (beating = false),
      )
      .finally(() => (asking = false));
  }, everyMs).unref();
  return { beats: () => beating, stop: () => clearInterval(timer) };
}

export interface Database {
  readonly pool: Pool;
  /** Whether the database answers at this moment. */
  ready(): boolean;
  close(): Promise<void>;
  transaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T>;
}

interface DatabaseServer {
  readonly url: string;
  ready(): boolean;
  stop(): Promise<void>;
}

const CONNECTIONS = 20;
const OLDEST_VERSION = 15;

/** Rejects with `StartupError` when the database cannot be started, reached or used. */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  log: Log,
): Promise<Database> {
  const { databaseUrl, dataDir } = settings;
  removeConnectionFile(dataDir);
  const server = databaseUrl ? await reachServer(databaseUrl, log) : await launchServer(dataDir, log);
  return databaseOn(createPool(server.url, log, CONNECTIONS), server);
}

/** A database that ends its pool first and then whatever runs below it. */
export function databaseOn(pool: Pool, server: Pick<DatabaseServer, 'ready' | 'stop'>): Database {
  return {
    pool,
    ready: server.ready,
    async close() {
      await pool.end();
      await server.stop();
    },
    transaction: (work) => inTransaction(pool, work),
  };
}

async function launchServer(dataDir: string, log: Log): Promise<DatabaseServer> {
  const server = await startEmbeddedPostgres({ dataDir: path.resolve(dataDir, 'postgres'), log });
  writeConnectionFile(dataDir, server.url);
  return {
    url: server.url,
    ready: server.ready,
    async stop() {
      removeConnectionFile(dataDir);
      await server.stop();
    },
  };
}

async function reachServer(url: string, log: Log): Promise<DatabaseServer> {
  const pool = createPool(url, log, 1);
  try {
    const { rows } = await pool.query<{ server_version: string }>('show server_version');
    refuseOldVersion(rows[0]?.server_version ?? '');
  } catch (error) {
    await pool.end();
    throw error instanceof StartupError ? error : unreachable(url, error as NodeJS.ErrnoException);
  }
  const pulse = feelPulse(pool);
  return {
    url,
    ready: pulse.beats,
    async stop() {
      pulse.stop();
      await pool.end();
    },
  };
}

export function refuseOldVersion(version: string): void {
  if (Number.parseInt(version, 10) >= OLDEST_VERSION) return;
  throw new StartupError(
    `DATABASE_URL 指向的 PostgreSQL 版本是 ${version}，需要 ${OLDEST_VERSION} 或更新的版本。`,
  );
}

function unreachable(url: string, { code, message }: NodeJS.ErrnoException): StartupError {
  const { host, pathname } = new URL(url);
  return new StartupError(`连不上 DATABASE_URL 指定的数据库 ${host}${pathname}：${message || code}`);
}
