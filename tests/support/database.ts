import { randomUUID } from 'node:crypto';
import { Client, type Pool } from 'pg';
import { type Database, databaseOn } from '#infra/server/postgres/database';
import { createPool } from '#infra/server/postgres/database-pool';

export interface TestDatabase {
  readonly pool: Pool;
  readonly database: Database;
  readonly url: string;
}

/** What a database holds from the beginning; prepared once in a run, under its name. */
export interface Prepared {
  readonly name: string;
  readonly fill: (database: Database, url: string) => Promise<unknown>;
}

export interface TestDatabasePlan {
  /** Without it there is not even a table. */
  readonly migrated?: boolean;
  /** Without it there are no rows but those that migrations insert. */
  readonly prepared?: Prepared;
}

const CONNECTIONS = 10;
const SESSION_CONNECTIONS = 4;
const FACT_CONNECTIONS = 2;
/** A machine that runs other tests as well has not lost its database. */
const PATIENCE_MS = 120_000;

/** Gives the calling test file, or describe block, a database of its own, from `beforeAll` on. */
export function testDatabase({ migrated = true, prepared }: TestDatabasePlan = {}): TestDatabase {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  let opened: Database | undefined;
  const database = (): Database => {
    if (!opened) throw new Error('the test database is there from beforeAll on');
    return opened;
  };

  beforeAll(async () => {
    const template = !migrated ? 'template0' : prepared ? await templateOf(prepared) : migratedTemplate();
    await atServer((server) => server.query(`create database ${name} template ${template}`));
    opened = openTestDatabase(urlOf(name));
  });

  afterAll(async () => {
    await opened?.close();
    // Connections of what a test has left open must not keep the database.
    await atServer((server) => server.query(`drop database if exists ${name} with (force)`));
  });

  return {
    get pool() {
      return database().pool;
    },
    get database() {
      return database();
    },
    get url() {
      return urlOf(name);
    },
  };
}

/** Filled by the first that asks for it, in any worker. */
function templateOf({ name, fill }: Prepared): Promise<string> {
  const template = `${migratedTemplate()}_${name}`;
  return atServer(async (server) => {
    await server.query('select pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await server.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount) return template;
    const draft = `${template}_draft`;
    await server.query(`drop database if exists ${draft} with (force)`);
    await server.query(`create database ${draft} template ${migratedTemplate()}`);
    const database = openTestDatabase(urlOf(draft));
    try {
      await fill(database, urlOf(draft));
    } finally {
      await database.close();
    }
    // Nothing may be connected to a template while it is cloned, not even autovacuum.
    await server.query(`alter database ${draft} allow_connections false`);
    await server.query(`alter database ${draft} rename to ${template}`);
    return template;
  });
}

function migratedTemplate(): string {
  const template = process.env.TEST_DATABASE_TEMPLATE;
  if (!template) throw new Error('no databases: only the tiers server, browser and journey have them');
  return template;
}

/** Three pools of the product's four: the search shares that of members. */
export const openTestDatabase = (url: string): Database => {
  const poolOf = (max: number) => createPool(url, () => {}, { max, patienceMs: PATIENCE_MS });
  const sessions = poolOf(SESSION_CONNECTIONS);
  const facts = poolOf(FACT_CONNECTIONS);
  const stop = async () => {
    await Promise.all([sessions.end(), facts.end()]);
  };
  return databaseOn(poolOf(CONNECTIONS), { ready: () => true, stop }, { sessions, facts });
};

function urlOf(name: string): string {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = name;
  return url.href;
}

/**
 * One connection for all of the work, held throughout: locks are its own, and a pool closes what has been idle for ten
 * seconds while a draft is filled.
 */
async function atServer<T>(work: (server: Client) => Promise<T>): Promise<T> {
  const server = new Client({
    connectionString: process.env.TEST_DATABASE_URL ?? '',
    connectionTimeoutMillis: PATIENCE_MS,
  });
  // The work hears of a lost connection by its next query.
  server.on('error', () => {});
  await server.connect();
  try {
    return await work(server);
  } finally {
    await server.end();
  }
}
