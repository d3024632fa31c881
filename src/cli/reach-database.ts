import fs from 'node:fs';
import * as z from 'zod/mini';
import { connectionFile } from '#infra/server/postgres/connection-file';
import { takeDataFolder } from '#infra/server/postgres/data-folder';
import { openDatabase } from '#infra/server/postgres/database';
import { createPool } from '#infra/server/postgres/database-pool';
import { readSettings } from '#infra/server/settings/settings';
import type { Pool } from 'pg';

export interface ReachedDatabase {
  readonly pool: Pool;
  close(): Promise<void>;
}

const connection = z.object({ url: z.string() });
const silent = (): void => undefined;
const CONNECTIONS = 4;

/** The database of the running server, when its file is there and the database answers. */
const runningDatabase = async (dataDir: string): Promise<ReachedDatabase | undefined> => {
  let url: string;
  try {
    ({ url } = z.parse(connection, JSON.parse(fs.readFileSync(connectionFile(dataDir), 'utf8'))));
  } catch {
    return undefined;
  }
  const pool = createPool(url, silent, { max: CONNECTIONS });
  try {
    await pool.query('select 1');
    return { pool, close: () => pool.end() };
  } catch {
    // Left behind by a server that was killed.
    await pool.end();
    return undefined;
  }
};

/** DATABASE_URL when given, else the running server's database, else the embedded one, started for this command. */
export const reachDatabase = async (
  env: Readonly<Record<string, string | undefined>>,
): Promise<ReachedDatabase> => {
  const settings = readSettings(env);
  if (settings.databaseUrl) {
    const { owner, close } = await openDatabase(settings, silent);
    return { pool: owner.pool, close };
  }
  const running = await runningDatabase(settings.dataDir);
  if (running) return running;
  // Alone in the folder: a server that starts meanwhile says who has it, and waits for nothing.
  const folder = await takeDataFolder(settings.dataDir);
  try {
    const database = await openDatabase(settings, silent);
    return {
      pool: database.owner.pool,
      close: async () => {
        await database.close();
        folder.release();
      },
    };
  } catch (error) {
    folder.release();
    throw error;
  }
};
