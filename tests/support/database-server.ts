import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { grantTo } from '#infra/server/postgres/application-role';
import { createPool } from '#infra/server/postgres/database-pool';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#infra/server/postgres/embedded-postgres';
import { migrate } from '#infra/server/postgres/migrate';
import { removeAbandonedFolders, TEST_FOLDER_PREFIX } from './abandoned-folders';
import { stopLater } from './stop-servers';

/** Nothing in a test database has to outlive the machine. */
const CARELESS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '200',
};

/** The ordinary user as whom the product that journeys visit is connected. */
export const VISITOR = { username: 'portal_visitor', password: 'portal_visitor' };

/**
 * Starts one PostgreSQL for the whole run, or takes the one in TEST_DATABASE_SERVER, and migrates a template there.
 * Tells the workers by TEST_DATABASE_URL, whose role may create databases, and TEST_DATABASE_TEMPLATE.
 */
export default async function startDatabaseServer(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return;
  const url = process.env.TEST_DATABASE_SERVER ?? (await startOwnServer());
  const template = `template_${randomUUID().replaceAll('-', '')}`;
  process.env.TEST_DATABASE_URL = url;
  process.env.TEST_DATABASE_TEMPLATE = template;
  stopLater(async () => {
    delete process.env.TEST_DATABASE_URL;
    await dropTemplates(url, template);
  });
  await createTemplate(url, template);
}

async function startOwnServer(): Promise<string> {
  removeAbandonedFolders();
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), TEST_FOLDER_PREFIX));
  fs.chmodSync(parent, 0o755);
  const dataDir = path.join(parent, 'postgres');
  const server: EmbeddedPostgres = await startEmbeddedPostgres({
    dataDir,
    settings: CARELESS,
    log: () => {},
  });
  stopLater(async () => {
    await server.stop();
    fs.rmSync(parent, { recursive: true, maxRetries: 10 });
  });
  return server.url;
}

async function createTemplate(url: string, template: string): Promise<void> {
  await runAt(url, `create database ${template}`);
  const there = new URL(url);
  there.pathname = template;
  const pool = createPool(there.href, () => {}, { max: 1 });
  try {
    await migrate(pool);
    await addVisitorRole(url);
    await grantTo(VISITOR.username, pool);
  } finally {
    await pool.end();
  }
  // Nothing may be connected to a template while it is cloned, not even autovacuum.
  await runAt(url, `alter database ${template} allow_connections false`);
}

/** The migrated one, and those that tests have prepared from it. */
async function dropTemplates(url: string, template: string): Promise<void> {
  const names = await runAt(url, `select datname from pg_database where starts_with(datname, '${template}')`);
  for (const { datname } of names) await runAt(url, `drop database "${datname}" with (force)`);
}

/** A server that others run may know it from an earlier run. */
async function addVisitorRole(url: string): Promise<void> {
  const { username, password } = VISITOR;
  const known = await runAt(url, `select rolname as datname from pg_roles where rolname = '${username}'`);
  if (known.length === 0) await runAt(url, `create role ${username} login password '${password}'`);
}

async function runAt(url: string, sql: string): Promise<readonly { readonly datname: string }[]> {
  const pool = createPool(url, () => {}, { max: 1 });
  try {
    return (await pool.query<{ datname: string }>(sql)).rows;
  } finally {
    await pool.end();
  }
}
