import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Log } from '../jobs/log';
import type { PostgresAccount } from './postgres-account';
import { identityArguments, TIME_TO_STOP_MS } from './previous-postgres';
import { readLines } from './read-lines';
import { StartupError } from '../http/startup-error';

const KEPT_LINES = 20;
/** A value that a statement stumbles over is written whole, however long. */
const MOST_OF_LINE = 4_000;

/** On the command line, where they win over postgresql.conf, so that existing databases get changed values too. */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'on',
  max_connections: '60',
  shared_buffers: '128MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  // Its log was half of a data folder of samples.
  max_wal_size: '256MB',
  // After a kill every file is written through before anything is read; of thousands, one by one took up to six seconds.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/** Node's working directory may be unreadable for the account, and its environment may hold secrets. */
export const SURROUNDINGS = {
  cwd: '/',
  env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, LC_ALL: 'C' },
  windowsHide: true,
};

export interface ServerOptions {
  readonly pgData: string;
  readonly bin: string;
  readonly account: PostgresAccount;
  readonly port: number;
  /** PostgreSQL settings in place of the usual ones. */
  readonly settings: Readonly<Record<string, string>>;
  readonly log: Log;
}

export interface ServerProcess {
  /** Resolves with a signal's name or an exit code when the server has ended for whatever reason. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

/** Resolves when the server accepts connections; rejects with its last lines if it ends before. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const server = spawnServer(options);
  const watchdog = server.pid && tieToParent('INT').length === 0 ? spawnWatchdog(server.pid) : undefined;
  const ended = once(server, 'exit').then(
    ([code, signalName]) => String(signalName ?? code),
    (error: Error) => error.message,
  );
  void ended.then(() => watchdog?.kill('SIGKILL'));
  await waitUntilReady(server, options.log);
  return {
    ended,
    async stop() {
      requestStop(server, 'INT', options.bin);
      const slow = setTimeout(() => {
        options.log('PostgreSQL did not stop when asked; it is told to stop at once');
        requestStop(server, 'QUIT', options.bin);
      }, TIME_TO_STOP_MS);
      await ended.finally(() => clearTimeout(slow));
    },
  };
}

function spawnServer({ pgData, port, bin, account, settings }: ServerOptions): ChildProcess {
  const [command, ...args] = [
    ...tieToParent('INT'),
    path.join(bin, 'postgres'),
    ...identityArguments(pgData),
    '-p',
    String(port),
    ...Object.entries({ ...SETTINGS, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ] as [string, ...string[]];
  return spawn(command, args, {
    ...account.switchTo,
    ...SURROUNDINGS,
    stdio: ['ignore', 'ignore', 'pipe'],
    // Its own process group: Ctrl-C in a terminal must reach Node alone, which then stops the server last.
    detached: process.platform !== 'win32',
  });
}

function waitUntilReady(server: ChildProcess, log: Log): Promise<void> {
  const lastLines: string[] = [];
  return new Promise((resolve, reject) => {
    // Spawned with its standard error piped.
    readLines(server.stderr as Readable, MOST_OF_LINE, (line) => {
      log(line, 'detail');
      lastLines.push(line);
      if (lastLines.length > KEPT_LINES) lastLines.shift();
      if (line.includes('database system is ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('close', () => reject(new StartupError(`PostgreSQL 启动失败：\n${lastLines.join('\n')}`)));
  });
}

/**
 * Command by which the kernel signals the program when the thread that started it ends, even by kill -9. It is the
 * thread that counts, not the process: started in a worker thread, the server would stop with that worker.
 */
export function tieToParent(signal: 'INT' | 'KILL'): string[] {
  hasSetpriv ??= spawnSync('setpriv', ['--pdeathsig', signal, '--', 'true']).status === 0;
  return hasSetpriv ? ['setpriv', '--pdeathsig', signal, '--'] : [];
}

let hasSetpriv: boolean | undefined;

/** Elsewhere a helper waits for the end of its standard input, which comes when this process is gone. */
function spawnWatchdog(pid: number): ChildProcess {
  const script = `process.stdin.on('close', () => process.kill(${pid}, 'SIGINT')).resume()`;
  const stdio = ['pipe', 'ignore', 'ignore'] as const;
  const watchdog = spawn(process.execPath, ['-e', script], { stdio: [...stdio], detached: true });
  watchdog.unref();
  return watchdog;
}

/**
 * `INT` is a fast shutdown: open transactions are rolled back. `QUIT` ends those, too, that look for no request to stop;
 * what was committed is read again from the log. Node cannot send them on Windows, pg_ctl can.
 */
function requestStop(server: ChildProcess, signal: 'INT' | 'QUIT', bin: string): void {
  if (server.exitCode !== null || server.signalCode !== null) return;
  if (process.platform === 'win32') spawnSync(path.join(bin, 'pg_ctl'), ['kill', signal, String(server.pid)]);
  else server.kill(`SIG${signal}`);
}
