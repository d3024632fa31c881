import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a connection takes to itself before it is asked anything is a few. */
export const MOST_MEGABYTES = 256;

/** A database elsewhere may have a process of the same number here. */
const isBackend = async (pid: number, { localPort = 0 }: Socket): Promise<boolean> => {
  const title = await readFile(`/proc/${pid}/cmdline`, 'utf8');
  return title.startsWith('postgres: ') && title.includes(`(${localPort})`);
};

const bound = async (pid: number, connection: Socket): Promise<void> => {
  if (!(await isBackend(pid, connection))) return;
  const { uid, gid } = await stat(`/proc/${pid}`);
  // Containers leave the administrator without the right to do this to another's process, but not to become that other.
  const asOwner = process.getuid?.() === 0 ? { uid, gid } : {};
  await run('prlimit', ['--pid', String(pid), `--data=${MOST_MEGABYTES * 1_048_576}`], {
    ...asOwner,
    cwd: '/',
  });
};

/**
 * PostgreSQL bounds the memory of sorts and the like, and of no value: one text may be a gigabyte, and a statement may
 * hold many. The system bounds that of the process which serves the connection, and PostgreSQL answers that there is
 * no memory left. Only of a database on this machine and this user's or below, on Linux; elsewhere nothing is bounded.
 */
export const boundMemory = (pid: number, connection: Socket): Promise<void> =>
  // Another system has neither the folder nor the program.
  bound(pid, connection).catch(() => undefined);
