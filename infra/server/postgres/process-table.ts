import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

export interface RunningProcess {
  readonly zombie: boolean;
  readonly parentPid: number;
  readonly commandLine: string;
  /** Working directory, where the system tells it. */
  readonly folder: string | undefined;
  /** Differs between two processes that get the same pid one after the other. */
  readonly birth: string;
}

/** Gives undefined when nothing runs under that pid, and on Windows, where neither ps nor /proc is found. */
export function inspectProcess(pid: number): RunningProcess | undefined {
  if (process.platform === 'linux') return inspectThroughProc(pid);
  if (process.platform === 'win32') return undefined;
  return inspectThroughPs(pid);
}

/** Pids of all processes; empty where /proc is missing. */
export function listPids(): readonly number[] {
  if (process.platform !== 'linux') return [];
  return fs
    .readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0);
}

/** Sends a signal, or with 0 only asks; gives false when nothing runs under that pid. */
export function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, name);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function inspectThroughProc(pid: number): RunningProcess | undefined {
  try {
    // The second field, the name, is in brackets and may itself hold spaces and brackets.
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, parentPid, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return {
      zombie: state === 'Z' || state === 'X',
      parentPid: Number(parentPid),
      commandLine: fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '),
      folder: readLink(`/proc/${pid}/cwd`),
      birth: `${bootId()} ${rest[17]}`,
    };
  } catch {
    return undefined;
  }
}

function readLink(link: string): string | undefined {
  try {
    return fs.readlinkSync(link);
  } catch {
    return undefined;
  }
}

/** Start times count from the start of the machine, so they alone may repeat after the next one. */
function bootId(): string {
  return fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
}

function inspectThroughPs(pid: number): RunningProcess | undefined {
  const columns = ['-ww', '-o', 'stat=,ppid=,lstart=,args=', '-p', String(pid)];
  const { stdout } = spawnSync('ps', columns, { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } });
  // eslint-disable-next-line portal/no-super-linear-regexp -- the system writes it.
  const line = /^\s*(\S+)\s+(\d+)\s+(\S+\s+\S+\s+\S+\s+\S+\s+\S+)\s+(.*)$/m.exec(stdout);
  const [, state, parentPid, birth, commandLine] = line ?? [];
  if (state === undefined || birth === undefined || commandLine === undefined) return undefined;
  return {
    zombie: state.startsWith('Z'),
    parentPid: Number(parentPid),
    commandLine,
    folder: undefined,
    birth,
  };
}
