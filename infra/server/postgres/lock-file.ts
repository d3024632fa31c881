import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { inspectProcess, signal } from './process-table';

interface Holder {
  readonly pid: number;
  readonly birth: string | undefined;
  /** It has begun to stop and will let go by itself. */
  readonly leaving: boolean;
}

export interface HeldLock {
  readonly held: true;
  /** Tells those who wait that the end is near. */
  announceLeaving(): void;
  release(): void;
}

export type LockAttempt = HeldLock | { readonly held: false; readonly by: Holder };

/**
 * Takes a lock that needs no repair after kill -9: the file names the process and when that process began, so neither
 * a dead holder nor another process under its old pid counts. Throws the file system's own error when it cannot write.
 */
export function tryLock(file: string): LockAttempt {
  for (;;) {
    if (create(file)) return heldLock(file);
    const by = readHolder(file);
    if (by && isAlive(by)) return { held: false, by };
    discard(file);
  }
}

/** A hard link appears at once and with its content, and only if the name is free. */
function create(file: string): boolean {
  const draft = `${file}.${randomUUID()}`;
  write(draft, false);
  try {
    fs.linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    fs.rmSync(draft);
  }
}

function write(file: string, leaving: boolean): void {
  const holder: Holder = { pid: process.pid, birth: inspectProcess(process.pid)?.birth, leaving };
  fs.writeFileSync(file, JSON.stringify(holder));
}

function heldLock(file: string): HeldLock {
  return {
    held: true,
    announceLeaving() {
      const draft = `${file}.${randomUUID()}`;
      write(draft, true);
      fs.renameSync(draft, file);
    },
    release() {
      fs.rmSync(file, { force: true });
    },
  };
}

function readHolder(file: string): Holder | undefined {
  try {
    const { pid, birth, leaving } = JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<Holder>;
    return pid === undefined ? undefined : { pid, birth, leaving: leaving ?? false };
  } catch {
    return undefined;
  }
}

function isAlive({ pid, birth }: Holder): boolean {
  // On Windows nothing tells when a process began, so there the pid alone decides.
  if (birth === undefined) return signal(pid, 0);
  const found = inspectProcess(pid);
  return found !== undefined && !found.zombie && found.birth === birth;
}

/** Renamed before it is removed: of two starts that find the same abandoned lock, only one gets hold of it. */
function discard(file: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    fs.renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const taken = readHolder(aside);
  if (taken && isAlive(taken)) restore(aside, file);
  fs.rmSync(aside, { force: true });
}

/** Another start was quicker and had already put its own lock there. */
function restore(aside: string, file: string): void {
  try {
    fs.linkSync(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
