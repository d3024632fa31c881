import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createPool } from '#infra/server/postgres/database-pool';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#infra/server/postgres/embedded-postgres';
import { migrate } from '#infra/server/postgres/migrate';
import { removeAbandonedFolders, TEST_FOLDER_PREFIX } from './abandoned-folders';

export interface TestServer {
  /** Drops what the run has made and stops the server if the run has started it. */
  stop(): Promise<void>;
}

declare global {
  var testDatabaseServer: TestServer | undefined;
}

/** Nothing in a test database has to outlive the machine. */
const CARELESS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/**
 * Starts one PostgreSQL for the whole run, or takes the one in TEST_DATABASE_SERVER, and migrates a template there.
 * Tells the workers by TEST_DATABASE_URL, whose role may create databases, and TEST_DATABASE_TEMPLATE.
 */
export default async function startDatabaseServer(): Promise<void> {
  const external = process.env.TEST_DATABASE_SERVER;
  const server = external ? { url: external, stop: async () => {} } : await startOwnServer();
  const template = `template_${randomUUID().replaceAll('-', '')}`;
  await createTemplate(server.url, template);
  process.env.TEST_DATABASE_URL = server.url;
  process.env.TEST_DATABASE_TEMPLATE = template;
  globalThis.testDatabaseServer = {
    async stop() {
      await dropTemplate(server.url, template);
      await server.stop();
    },
  };
}

async function startOwnServer(): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> {
  removeAbandonedFolders();
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), TEST_FOLDER_PREFIX));
  fs.chmodSync(parent, 0o755);
  const dataDir = path.join(parent, 'postgres');
  const server = await startEmbeddedPostgres({ dataDir, settings: CARELESS, log: () => {} });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      fs.rmSync(parent, { recursive: true, maxRetries: 10 });
    },
  };
}

async function createTemplate(url: string, template: string): Promise<void> {
  await runAt(url, `create database ${template}`);
  const there = new URL(url);
  there.pathname = template;
  const pool = createPool(there.href, () => {}, 1);
  try {
    await migrate(pool);
  } finally {
    await pool.end();
  }
  // Nothing may be connected to a template while it is cloned, not even autovacuum.
  await runAt(url, `alter database ${template} is_template true allow_connections false`);
}

async function dropTemplate(url: string, template: string): Promise<void> {
  await runAt(url, `alter database ${template} is_template false`);
  await runAt(url, `drop database ${template}`);
}

async function runAt(url: string, sql: string): Promise<void> {
  const pool = createPool(url, () => {}, 1);
  try {
    await pool.query(sql);
  } finally {
    await pool.end();
  }
}
