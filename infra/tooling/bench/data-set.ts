import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Pool } from 'pg';
import { createPool } from '#infra/server/postgres/database-pool';
import { startEmbeddedPostgres } from '#infra/server/postgres/embedded-postgres';
import { migrate } from '#infra/server/postgres/migrate';

const ROOT = path.resolve(__dirname, '../../..');

export interface DataSet {
  readonly pool: Pool;
  /** Seconds it took when it was loaded, which may have been an earlier run. */
  readonly loadSeconds: number;
  readonly isReused: boolean;
  stop(): Promise<void>;
}

export interface DataSetPlan {
  /** Of the folder in the cache: `bench-search`. */
  readonly name: string;
  readonly count: number;
  /** Files that decide how the stored data look: a change makes a cached data set useless. */
  readonly shapes: readonly string[];
  /** Fills a migrated database; answers the seconds that count. */
  readonly load: (pool: Pool) => Promise<number>;
}

const digestOf = (shapes: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of shapes) hash.update(readFileSync(path.join(ROOT, file)));
  return hash.digest('hex').slice(0, 12);
};

/** An embedded database of its own with so many records, kept for the next run. */
export const openDataSet = async ({ name, count, shapes, load }: DataSetPlan): Promise<DataSet> => {
  const folder = path.join(ROOT, '.cache', name);
  const dataDir = path.join(folder, String(count));
  const note = path.join(dataDir, 'loaded.json');
  const shape = digestOf(shapes);
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
  const pool = createPool(server.url, () => undefined, { max: 20 });
  const stop = async () => {
    await pool.end();
    await server.stop();
  };
  try {
    if (isReused) return { pool, stop, isReused, loadSeconds: loaded.seconds };
    await migrate(pool);
    const seconds = await load(pool);
    writeFileSync(note, JSON.stringify({ shape, seconds }));
    return { pool, stop, isReused, loadSeconds: seconds };
  } catch (error) {
    await stop();
    throw error;
  }
};
