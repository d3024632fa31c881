import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The process of the database that serves a connection. */
export interface Backend {
  readonly pid: number;
  /** Of our end of the connection. */
  readonly localPort: number;
}

/** A database elsewhere may have a process of the same number here, and a number may have been given anew. */
const isThere = async ({ pid, localPort }: Backend): Promise<boolean> => {
  const title = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return title.startsWith('postgres: ') && title.includes(`(${localPort})`);
};

/** Only of a database on this machine and of this user's or below, on Linux; elsewhere it rejects or does nothing. */
const withBackend = async (backend: Backend, command: string, args: readonly string[]): Promise<void> => {
  if (!(await isThere(backend))) return;
  const { uid, gid } = await stat(`/proc/${backend.pid}`);
  // Containers leave the administrator without the right to do this to another's process, but not to become that other.
  const asOwner = process.getuid?.() === 0 ? { uid, gid } : {};
  await run(command, args, { ...asOwner, cwd: '/' });
};

/** What a connection takes to itself before it is asked anything is a few. */
export const MOST_MEGABYTES = 256;

/**
 * PostgreSQL bounds the memory of sorts and the like, and of no value: one text may be a gigabyte, and a statement may
 * hold many. The system bounds that of the process which serves the connection, and PostgreSQL answers that there is
 * no memory left.
 */
export const boundMemory = (backend: Backend): Promise<void> =>
  withBackend(backend, 'prlimit', [
    '--pid',
    String(backend.pid),
    `--data=${MOST_MEGABYTES * 1_048_576}`,
  ]).catch(() => undefined);

/**
 * Within one call of a function PostgreSQL looks neither whether its statement was cancelled nor whether its process is
 * to end, and the call may take hours. To a fault of arithmetic it answers at once, as to any error, and then sees that
 * it is to end: no other connection notices. Every harder signal restarts the whole database.
 */
export const endBackend = async (backend: Backend): Promise<void> => {
  for (const name of ['TERM', 'FPE'])
    await withBackend(backend, 'kill', ['-s', name, String(backend.pid)]).catch(() => undefined);
};
