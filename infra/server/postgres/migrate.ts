import path from 'node:path';
import type { Pool, PoolClient } from 'pg';
import Postgrator from 'postgrator';
import { inTransaction } from './database-pool';
import { StartupError } from '../http/startup-error';

const ROOT = path.resolve(__dirname, '../../..');
/** Of migrations and grants; any number that nothing else on the same database uses for an advisory lock. */
export const LOCK = 7_203_514_082;

/**
 * Brings the tables to what the SQL files `NNN.do.<what>.sql` of all slices say; gives the names of those applied now.
 * All of them or none: they run in one transaction, one server at a time. A file with a lower number than others
 * already applied is applied, too, because slices grow side by side. Throws `StartupError` when an applied file was
 * changed or when the SQL of one fails.
 */
export async function migrate(pool: Pool, root = ROOT): Promise<readonly string[]> {
  return inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const postgrator = await createPostgrator(client, root);
    const files = await readFiles(postgrator);
    const applied = await readApplied(client);
    for (const file of files) {
      const checksum = applied.get(file.version);
      if (checksum !== undefined && checksum !== file.md5) throw changed(file);
    }
    const missing = files.filter(({ version }) => !applied.has(version));
    for (const file of missing) {
      await postgrator.runMigrations([file]).catch((error: Error) => {
        throw failed(file, error);
      });
    }
    return missing.map(nameOf);
  });
}

async function createPostgrator(client: PoolClient, root: string): Promise<Postgrator> {
  const folder = root.replaceAll('\\', '/').replace(/[?*()[\]]/g, '[$&]');
  const postgrator = new Postgrator({
    driver: 'pg',
    schemaTable: 'migrations',
    migrationPattern: `${folder}/{infra,features/*}/server/migrations/*.do.*.sql`,
    // A checkout on Windows has other line ends, which change nothing.
    newline: 'LF',
    execQuery: (query) => client.query(query),
  });
  await client.query(`create table if not exists migrations
    (version bigint primary key, name text, md5 text, run_at timestamptz)`);
  return postgrator;
}

async function readFiles(postgrator: Postgrator): Promise<Postgrator.Migration[]> {
  const files = await postgrator.getMigrations().catch((error: Error) => {
    throw new StartupError(`数据库脚本的编号重复：${error.message}`);
  });
  return files.sort((a, b) => a.version - b.version);
}

async function readApplied(client: PoolClient): Promise<Map<number, string>> {
  const { rows } = await client.query<{ version: string; md5: string }>(
    'select version, md5 from migrations',
  );
  return new Map(rows.map(({ version, md5 }) => [Number(version), md5]));
}

const nameOf = ({ filename }: Postgrator.Migration): string => path.basename(filename);

const changed = (file: Postgrator.Migration): StartupError =>
  new StartupError(`数据库脚本 ${nameOf(file)} 在执行之后被改动：请恢复原文件，改动写进新编号的脚本。`);

const failed = (file: Postgrator.Migration, error: Error): StartupError =>
  new StartupError(`数据库脚本 ${nameOf(file)} 执行失败：${error.message}`);
