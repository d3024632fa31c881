import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { userInfo } from 'node:os';
import { StartupError } from '../http/startup-error';

/** The account that runs the server. `switchTo` goes into spawn options; it is empty unless Node runs as root. */
export interface PostgresAccount {
  readonly name: string;
  readonly switchTo: { readonly uid?: number; readonly gid?: number };
}

/** PostgreSQL refuses to run as root and needs an account with a passwd entry. */
export function chooseAccount(clusterDir: string): PostgresAccount {
  const clusterOwner = fs.statSync(clusterDir, { throwIfNoEntry: false })?.uid;
  const currentUid = process.getuid?.();
  if (currentUid === 0) return accountForRoot(clusterDir, clusterOwner);
  if (currentUid !== undefined && clusterOwner !== undefined && clusterOwner !== currentUid) {
    throw new StartupError(`数据库目录 ${clusterDir} 属于用户 ${clusterOwner}，请用该用户或 root 启动。`);
  }
  return { name: currentUserName(), switchTo: {} };
}

function accountForRoot(clusterDir: string, clusterOwner: number | undefined): PostgresAccount {
  const accounts = readPasswd();
  const account =
    clusterOwner === undefined
      ? (accounts.find(({ name }) => name === 'postgres') ?? accounts.find(({ name }) => name === 'nobody'))
      : accounts.find(({ uid }) => uid === clusterOwner && uid !== 0);
  if (account) return { name: account.name, switchTo: { uid: account.uid, gid: account.gid } };
  throw new StartupError(
    clusterOwner === undefined
      ? 'PostgreSQL 不能以 root 运行：请建立名为 postgres 的用户，或改用普通用户启动。'
      : `数据库目录 ${clusterDir} 属于用户 ${clusterOwner}，该用户无法运行 PostgreSQL，请更改目录的所有者。`,
  );
}

function readPasswd(): { name: string; uid: number; gid: number }[] {
  return fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}

function currentUserName(): string {
  try {
    return userInfo().username;
  } catch {
    throw new StartupError(
      `用户 ${process.getuid?.()} 不在 /etc/passwd 中，而 PostgreSQL 需要它，请先添加。`,
    );
  }
}

/** Asks the kernel as that account, so that every parent folder, group and access list counts. */
export function canReach({ switchTo }: PostgresAccount, file: string): boolean {
  if (switchTo.uid === undefined) return true;
  return spawnSync('/bin/sh', ['-c', 'test -x "$0"', file], { ...switchTo, cwd: '/' }).status === 0;
}

/** Used only by root, so it must not be a folder where other users could plant files. */
export function createSharedFolder(): string {
  const folder = '/var/lib/embedded-postgres';
  fs.mkdirSync(folder, { recursive: true });
  fs.chmodSync(folder, 0o755);
  return folder;
}
