import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../jobs/log';
import { inspectProcess, listPids, type RunningProcess, signal } from './process-table';
import { StartupError } from '../http/startup-error';

const PATIENCE_MS = 60_000;
const POLL_MS = 50;
const TIME_TO_WRITE_PID_MS = 1_000;
const TIME_TO_DIE_MS = 2_000;
/** A statement may be where PostgreSQL looks for no request to end; then it is ended without being asked. */
export const TIME_TO_STOP_MS = 5_000;
const IMPOSSIBLE_PID = 2_147_483_647;

/** Command-line arguments by which a later start recognises a server of ours and tells whether its launcher lives. */
export function identityArguments(pgData: string): string[] {
  return [
    '-D',
    pgData,
    '-c',
    `launcher.owner_pid=${process.pid}`,
    '-c',
    `cluster_name=${clusterName(pgData)}`,
  ];
}

/** PostgreSQL puts this name into the titles of its child processes; the inode is the same through any mount. */
function clusterName(pgData: string): string {
  const { dev, ino } = fs.statSync(pgData);
  return `embedded-${dev}-${ino}`;
}

export function readPostmasterPid(pgData: string): number | undefined {
  try {
    return Number.parseInt(fs.readFileSync(path.join(pgData, 'postmaster.pid'), 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}

/** Returns once a new server can start on the folder; rejects with `StartupError` if somebody else's uses it. */
export async function settlePreviousServer(pgData: string, log: Log): Promise<void> {
  await removeEmptyPidFile(pgData);
  await stopOrphan(pgData, log);
  await stopSurvivors(pgData, log);
}

/** A server killed while it created the file leaves it empty, and PostgreSQL then refuses to start. */
async function removeEmptyPidFile(pgData: string): Promise<void> {
  const file = path.join(pgData, 'postmaster.pid');
  const isEmpty = (): boolean => fs.statSync(file, { throwIfNoEntry: false })?.size === 0;
  if (!isEmpty()) return;
  await sleep(TIME_TO_WRITE_PID_MS);
  if (isEmpty()) fs.rmSync(file);
}

async function stopOrphan(pgData: string, log: Log): Promise<void> {
  const startedAt = Date.now();
  let askedAt: number | undefined;
  let isForced = false;
  for (;;) {
    const pid = readPostmasterPid(pgData);
    const found = pid === undefined ? undefined : inspectProcess(pid);
    if (pid === undefined || !found) return;
    // Nobody may ever reap a zombie in a container without an init process, so its pid is disowned like a foreign one.
    if (found.zombie) return disownPidFile(pgData);
    const owner = ownerPid(found, pgData);
    if (owner === undefined && !isServerOn(pgData, found)) return disownPidFile(pgData);
    const waited = Date.now() - startedAt;
    if (owner !== undefined && owner !== found.parentPid && askedAt === undefined) {
      log(`Stopping PostgreSQL ${pid}, left behind by a process that died`);
      signal(pid, 'SIGINT');
      askedAt = Date.now();
    }
    if (askedAt !== undefined && !isForced && Date.now() - askedAt > TIME_TO_STOP_MS) {
      log(`PostgreSQL ${pid} did not stop when asked; it is told to stop at once`);
      signal(pid, 'SIGQUIT');
      isForced = true;
    }
    // After kill -9 a process still looks alive until the kernel has taken it down.
    if (askedAt === undefined && waited > TIME_TO_DIE_MS) throw inUse(pgData, pid, owner);
    if (waited > PATIENCE_MS)
      throw new StartupError(`${pgData} 上的 PostgreSQL（进程 ${pid}）停不下来，请手动结束它。`);
    await sleep(POLL_MS);
  }
}

function inUse(pgData: string, pid: number, owner: number | undefined): StartupError {
  return new StartupError(
    owner === undefined
      ? `数据库目录 ${pgData} 上有一个手动启动的 PostgreSQL（进程 ${pid}），请先停止它。`
      : `数据库目录 ${pgData} 正被另一个运行中的造价指标网（进程 ${owner}）使用，请先停止它。`,
  );
}

/** A process that died hands its children to another parent, so a server is orphaned when these two differ. */
function ownerPid({ commandLine }: RunningProcess, pgData: string): number | undefined {
  const after = commandLine.split(`-D ${pgData} -c launcher.owner_pid=`)[1];
  return after === undefined ? undefined : Number.parseInt(after, 10);
}

/** PostgreSQL works in its data folder, whichever way the folder was written on its command line. */
function isServerOn(pgData: string, { folder, commandLine }: RunningProcess): boolean {
  return folder === undefined ? commandLine.includes(pgData) : folder === fs.realpathSync(pgData);
}

/**
 * PostgreSQL refuses to start while the pid in postmaster.pid is alive, even if a recycled one. The file is kept, with
 * a pid that cannot exist: by its other lines PostgreSQL checks that no process still uses the old shared memory.
 */
function disownPidFile(pgData: string): void {
  const file = path.join(pgData, 'postmaster.pid');
  const [, ...otherLines] = fs.readFileSync(file, 'utf8').split('\n');
  fs.writeFileSync(file, [IMPOSSIBLE_PID, ...otherLines].join('\n'));
}

/** Children of a killed postmaster live on while they run a query, and PostgreSQL does not start beside them. */
async function stopSurvivors(pgData: string, log: Log): Promise<void> {
  const title = `postgres: ${clusterName(pgData)}: `;
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const survivors = listPids().filter((pid) => inspectProcess(pid)?.commandLine.startsWith(title));
    if (survivors.length === 0) return;
    const names = survivors.join(', ');
    if (Date.now() > deadline)
      throw new StartupError(`PostgreSQL 的遗留进程 ${names} 停不下来，请手动结束它们。`);
    log(`Stopping PostgreSQL processes ${names}, left behind by a killed server`);
    for (const pid of survivors) signal(pid, 'SIGQUIT');
    await sleep(POLL_MS);
  }
}
