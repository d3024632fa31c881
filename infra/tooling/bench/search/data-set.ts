import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Pool } from 'pg';
import { createPool, inTransaction } from '../../../server/database-pool';
import { startEmbeddedPostgres } from '../../../server/embedded-postgres';
import { migrate } from '../../../server/migrate';
import { indexRecords, type SearchEntry } from '../../../server/search-index';
import { records } from './records';

const ROOT = path.resolve(__dirname, '../../../..');
const BATCH = 10_000;
/** What decides how the stored data look: a change makes a cached data set useless. */
const SHAPES = [
  'infra/server/search-index.ts',
  'infra/server/search-tokens.ts',
  'infra/server/migrations/120.do.search-ranked.sql',
  'infra/tooling/bench/search/records.ts',
  'infra/tooling/bench/search/vocabulary.ts',
];

export interface DataSet {
  readonly pool: Pool;
  /** Seconds it took when it was loaded, which may have been an earlier run. */
  readonly loadSeconds: number;
  readonly isReused: boolean;
  stop(): Promise<void>;
}

const digest = (): string => {
  const hash = createHash('sha256');
  for (const file of SHAPES) hash.update(readFileSync(path.join(ROOT, file)));
  return hash.digest('hex').slice(0, 12);
};

const load = async (pool: Pool, count: number, say: (line: string) => void): Promise<number> => {
  const start = performance.now();
  let batch: SearchEntry[] = [];
  let stored = 0;
  const store = async () => {
    await inTransaction(pool, (client) => indexRecords(client, batch));
    stored += batch.length;
    batch = [];
    if (stored % 100_000 === 0) say(`  ${stored} of ${count} stored`);
  };
  for (const record of records(count)) {
    batch.push(record);
    if (batch.length === BATCH) await store();
  }
  if (batch.length > 0) await store();
  const seconds = (performance.now() - start) / 1_000;
  await pool.query('vacuum analyze search_entry');
  return seconds;
};

/** An embedded database of its own with so many records, kept for the next run. */
export const openDataSet = async (count: number, say: (line: string) => void): Promise<DataSet> => {
  const folder = path.join(ROOT, '.cache/bench-search');
  const dataDir = path.join(folder, String(count));
  const note = path.join(dataDir, 'loaded.json');
  const shape = digest();
  const loaded = existsSync(note)
    ? (JSON.parse(readFileSync(note, 'utf8')) as { shape: string; seconds: number })
    : undefined;
  const isReused = loaded?.shape === shape;
  if (!isReused) rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  mkdirSync(dataDir, { recursive: true });
  // PostgreSQL run by root changes its user, who must reach its data from here.
  chmodSync(dataDir, 0o755);
  const server = await startEmbeddedPostgres({
    dataDir: path.join(dataDir, 'postgres'),
    log: () => undefined,
  });
  const pool = createPool(server.url, () => undefined, 20);
  const stop = async () => {
    await pool.end();
    await server.stop();
  };
  try {
    if (isReused) return { pool, stop, isReused, loadSeconds: loaded.seconds };
    await migrate(pool);
    const seconds = await load(pool, count, say);
    writeFileSync(note, JSON.stringify({ shape, seconds }));
    return { pool, stop, isReused, loadSeconds: seconds };
  } catch (error) {
    await stop();
    throw error;
  }
};
