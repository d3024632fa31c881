import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { tryLock } from '#infra/server/postgres/lock-file';

export const TEST_FOLDER_PREFIX = 'zaojia-test-';
const LONG_AGO_MS = 60 * 60_000;

/** Removes the databases of test runs that were killed; those of living runs are locked. */
export function removeAbandonedFolders(): void {
  for (const name of fs.readdirSync(os.tmpdir())) {
    const folder = path.join(os.tmpdir(), name);
    if (name.startsWith(TEST_FOLDER_PREFIX) && isAbandoned(folder))
      fs.rmSync(folder, { recursive: true, force: true });
  }
}

function isAbandoned(folder: string): boolean {
  const created = fs.statSync(folder, { throwIfNoEntry: false })?.birthtimeMs ?? Infinity;
  if (Date.now() - created < LONG_AGO_MS) return false;
  const database = path.join(folder, 'postgres');
  return !fs.existsSync(database) || tryLock(path.join(database, 'launcher.lock')).held;
}
