import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { connectionFile } from '#infra/server/postgres/connection-file';
import { DATABASE, takeDataFolder } from '#infra/server/postgres/data-folder';
import { openDatabase } from '#infra/server/postgres/database';
import { createPool } from '#infra/server/postgres/database-pool';
import { StartupError } from '#infra/server/http/startup-error';
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

/**
 * DATABASE_URL when given, else the running server's database, else the embedded one, started for this command.
 *
 * @throws StartupError in a folder without a database, unless the command is one that a new installation `begins` with:
 * what was done to an empty one beside the server's would look done.
 */
export const reachDatabase = async (
  env: Readonly<Record<string, string | undefined>>,
  { begins = false }: { readonly begins?: boolean } = {},
): Promise<ReachedDatabase> => {
  const settings = readSettings(env);
  if (settings.databaseUrl) {
    const { owner, close } = await openDatabase(settings, silent);
    return { pool: owner.pool, close };
  }
  const running = await runningDatabase(settings.dataDir);
  if (running) return running;
  if (!begins && !fs.existsSync(path.join(settings.dataDir, DATABASE)))
    throw new StartupError(
      `数据目录 ${settings.dataDir} 里没有数据库：用 DATA_DIR 指明服务所用的目录，或先启动一次服务。`,
    );
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
