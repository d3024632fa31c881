import path from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { addApplicationRole, addReaderRole, grantTo, grantToReader } from './application-role';
import { StartupError } from '../http/startup-error';
import type { Log } from '../jobs/log';
import type { Settings } from '../settings/settings';
import { removeConnectionFile, writeConnectionFile } from './connection-file';
import { DATABASE } from './data-folder';
import { createPool, inTransaction } from './database-pool';
import { startEmbeddedPostgres } from './embedded-postgres';
import { feelPulse } from './pulse';

export interface Connections {
  readonly pool: Pool;
  transaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T>;
}

export interface Database extends Connections {
  /** For log-ins and for the session of every call: lists that wait for one another never hold these up. */
  readonly sessions: Connections;
  /** For facts of behaviour: however many come, they take no connection from members, nor members from them. */
  readonly facts: Connections;
  /** For the search, one of which asks every group at once: however many search, other calls find a connection. */
  readonly searches: Connections;
  /** Whether the database answers at this moment. */
  ready(): boolean;
  close(): Promise<void>;
}

export interface OpenedDatabase extends Database {
  /** May change tables, and takes the time it needs: for migrations, samples and jobs, never for calls. */
  readonly owner: Database;
  /** Of a user who reads the events' tables alone; undefined where the settings name none. */
  readonly readerUrl: string | undefined;
  /** Gives the ordinary user its rights; after migrations, which make the tables. */
  grant(): Promise<void>;
}

interface DatabaseServer {
  /** Of an ordinary user who reads and writes rows. */
  readonly url: string;
  readonly ownerUrl: string;
  readonly readerUrl: string | undefined;
  ready(): boolean;
  stop(): Promise<void>;
}

const MEMBERS = { max: 20, kept: 8, statementMs: 10_000 };
const SESSIONS = { max: 8, kept: 4, statementMs: 5_000 };
/** Two groups on their way, whose login a fact names, and the budgets. */
const FACTS = { max: 4, statementMs: 10_000 };
/** One for each group. A statement takes some milliseconds; whatever takes seconds is worth no more work. */
const SEARCHES = { max: 8, kept: 8, statementMs: 3_000, patienceMs: 8_000 };
const OWNER = { max: 4 };
const OLDEST_VERSION = 15;

/** Rejects with `StartupError` when the database cannot be started, reached or used. */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'databaseOwnerUrl' | 'databaseReaderUrl' | 'dataDir'>,
  log: Log,
): Promise<OpenedDatabase> {
  const { databaseUrl, databaseOwnerUrl = databaseUrl, databaseReaderUrl, dataDir } = settings;
  removeConnectionFile(dataDir);
  const server =
    databaseUrl && databaseOwnerUrl
      ? await reachServer({ url: databaseUrl, ownerUrl: databaseOwnerUrl, readerUrl: databaseReaderUrl }, log)
      : await launchServer(dataDir, log);
  const pulse = feelPulse(server.url, log);
  const ready = () => server.ready() && pulse.beats();
  const owner = databaseOn(createPool(server.ownerUrl, log, OWNER), { ready, stop: async () => undefined });
  const sessions = createPool(server.url, log, SESSIONS);
  const facts = createPool(server.url, log, FACTS);
  const searches = createPool(server.url, log, SEARCHES);
  const database = databaseOn(
    createPool(server.url, log, MEMBERS),
    {
      ready,
      async stop() {
        await Promise.all([sessions.end(), facts.end(), searches.end(), owner.close(), pulse.stop()]);
        await server.stop();
      },
    },
    { sessions, facts, searches },
  );
  const userIn = (url: string) => decodeURIComponent(new URL(url).username);
  return {
    ...database,
    owner,
    readerUrl: server.readerUrl,
    async grant() {
      if (server.url !== server.ownerUrl) await grantTo(userIn(server.url), owner.pool);
      if (server.readerUrl !== undefined) await grantToReader(userIn(server.readerUrl), owner.pool);
    },
  };
}

const connectionsOf = (pool: Pool): Connections => ({
  pool,
  transaction: (work) => inTransaction(pool, work),
});

/** A database that ends its pool first and then whatever runs below it. */
export function databaseOn(
  pool: Pool,
  server: Pick<DatabaseServer, 'ready' | 'stop'>,
  {
    sessions = pool,
    facts = pool,
    searches = pool,
  }: { readonly sessions?: Pool; readonly facts?: Pool; readonly searches?: Pool } = {},
): Database {
  return {
    ...connectionsOf(pool),
    sessions: connectionsOf(sessions),
    facts: connectionsOf(facts),
    searches: connectionsOf(searches),
    ready: server.ready,
    async close() {
      await pool.end();
      await server.stop();
    },
  };
}

async function launchServer(dataDir: string, log: Log): Promise<DatabaseServer> {
  const server = await startEmbeddedPostgres({ dataDir: path.resolve(dataDir, DATABASE), log });
  try {
    const url = await addApplicationRole(server.url, log);
    const readerUrl = await addReaderRole(server.url, log);
    writeConnectionFile(dataDir, server.url);
    return {
      url,
      ownerUrl: server.url,
      readerUrl,
      ready: server.ready,
      async stop() {
        removeConnectionFile(dataDir);
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function reachServer(
  { url, ownerUrl, readerUrl }: Pick<DatabaseServer, 'url' | 'ownerUrl' | 'readerUrl'>,
  log: Log,
): Promise<DatabaseServer> {
  await reach('DATABASE_URL', url, log);
  if (ownerUrl !== url) await reach('DATABASE_OWNER_URL', ownerUrl, log);
  if (readerUrl !== undefined) await reach('DATABASE_READER_URL', readerUrl, log);
  return { url, ownerUrl, readerUrl, ready: () => true, stop: async () => undefined };
}

async function reach(setting: string, url: string, log: Log): Promise<void> {
  const pool = createPool(url, log, { max: 1 });
  try {
    const { rows } = await pool.query<{ server_version: string }>('show server_version');
    refuseOldVersion(rows[0]?.server_version ?? '', setting);
  } catch (error) {
    throw error instanceof StartupError ? error : unreachable(setting, url, error as NodeJS.ErrnoException);
  } finally {
    await pool.end();
  }
}

export function refuseOldVersion(version: string, setting: string): void {
  if (Number.parseInt(version, 10) >= OLDEST_VERSION) return;
  throw new StartupError(
    `${setting} 指向的 PostgreSQL 版本是 ${version}，需要 ${OLDEST_VERSION} 或更新的版本。`,
  );
}

function unreachable(setting: string, url: string, { code, message }: NodeJS.ErrnoException): StartupError {
  const { host, pathname } = new URL(url);
  return new StartupError(`连不上 ${setting} 指定的数据库 ${host}${pathname}：${message || code}`);
}
