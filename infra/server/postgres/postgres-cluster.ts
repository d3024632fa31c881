import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Log } from '../jobs/log';
import { canReach, createSharedFolder, type PostgresAccount } from './postgres-account';
import { SURROUNDINGS, tieToParent } from './postgres-process';
import { StartupError } from '../http/startup-error';

const KEPT_LINES = 20;

/** The folder as the account can reach it: below a private home directory it becomes a link to a shared place. */
export function prepareFolder(dataDir: string, account: PostgresAccount, log: Log): string {
  fs.mkdirSync(dataDir, { recursive: true });
  const folder = fs.realpathSync(dataDir);
  giveTo(account, folder);
  if (canReach(account, folder)) return folder;
  try {
    fs.rmdirSync(dataDir);
  } catch {
    throw new StartupError(
      `用户 ${account.name} 进不了数据库目录 ${folder}：请放行上级目录（chmod o+x），或换一个 DATA_DIR。`,
    );
  }
  const shared = fs.mkdtempSync(path.join(createSharedFolder(), 'data-'));
  giveTo(account, shared);
  fs.symlinkSync(shared, dataDir);
  log(`${dataDir} is now a link to ${shared}, because user ${account.name} cannot reach its parent folder`);
  return shared;
}

/** Makes the password and the complete data appear at once, whenever the process is killed: by a rename. */
export function createCluster(cluster: string, bin: string, account: PostgresAccount): void {
  const unfinishedPrefix = `${cluster}-unfinished-`;
  removeAll(unfinishedPrefix);
  const unfinished = fs.mkdtempSync(unfinishedPrefix);
  giveTo(account, unfinished);
  const passwordFile = path.join(unfinished, 'password');
  fs.writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  giveTo(account, passwordFile);
  runInitdb(path.join(unfinished, 'data'), passwordFile, bin, account);
  fs.renameSync(unfinished, cluster);
}

function giveTo({ switchTo: { uid, gid } }: PostgresAccount, file: string): void {
  if (uid !== undefined && gid !== undefined) fs.chownSync(file, uid, gid);
}

function removeAll(prefix: string): void {
  const folder = path.dirname(prefix);
  for (const name of fs.readdirSync(folder)) {
    if (!name.startsWith(path.basename(prefix))) continue;
    fs.rmSync(path.join(folder, name), { recursive: true, force: true, maxRetries: 10 });
  }
}

function runInitdb(pgData: string, passwordFile: string, bin: string, account: PostgresAccount): void {
  // The built-in provider sorts alike on every system; text search still takes character classes from LC_CTYPE.
  const systemCtype = { linux: 'C.UTF-8', darwin: 'en_US.UTF-8' }[process.platform as string] ?? 'C';
  const [command, ...args] = [
    ...tieToParent('KILL'),
    path.join(bin, 'initdb'),
    '-D',
    pgData,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    `--lc-ctype=${systemCtype}`,
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  const initdb = spawnSync(command, args, { ...account.switchTo, ...SURROUNDINGS, encoding: 'utf8' });
  if (initdb.status === 0) return;
  const lines = [initdb.stdout, initdb.stderr].filter(Boolean).join('').trim().split('\n').slice(-KEPT_LINES);
  throw new StartupError(`数据库创建失败：${initdb.error?.message ?? ''}\n${lines.join('\n')}`);
}
