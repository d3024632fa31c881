import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { type Database, databaseOn } from '#infra/server/postgres/database';
import { createPool } from '#infra/server/postgres/database-pool';

export interface TestDatabase {
  readonly pool: Pool;
  readonly database: Database;
  readonly url: string;
}

const CONNECTIONS = 10;

/**
 * Gives the calling test file, or describe block, a database of its own with all tables and no rows but those that
 * migrations insert; `{ migrated: false }` gives an empty one. Its members can be used from `beforeAll` on.
 */
export function testDatabase({ migrated = true } = {}): TestDatabase {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  let opened: Database | undefined;
  const database = (): Database => {
    if (!opened) throw new Error('the test database is there from beforeAll on');
    return opened;
  };

  beforeAll(async () => {
    const template = migrated ? process.env.TEST_DATABASE_TEMPLATE : 'template0';
    await runAtServer(`create database ${name} template ${template}`);
    opened = databaseOn(
      createPool(urlOf(name), () => {}, CONNECTIONS),
      { ready: () => true, stop: async () => {} },
    );
  });

  afterAll(async () => {
    await opened?.close();
    // Connections of what a test has left open must not keep the database.
    await runAtServer(`drop database if exists ${name} with (force)`);
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

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('no database server: only the tiers server, browser and journey have one');
  return url;
}

function urlOf(name: string): string {
  const url = new URL(serverUrl());
  url.pathname = name;
  return url.href;
}

async function runAtServer(sql: string): Promise<void> {
  const pool = createPool(serverUrl(), () => {}, 1);
  try {
    await pool.query(sql);
  } finally {
    await pool.end();
  }
}
