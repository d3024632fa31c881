import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type HeldLock, tryLock } from './lock-file';
import { StartupError } from '../http/startup-error';

/** A process killed a moment ago still looks alive, and one whose terminal was closed needs time to notice. */
const TIME_TO_DIE_MS = 2_000;
const TIME_TO_LEAVE_MS = 20_000;
const POLL_MS = 50;

/** Of the embedded database, within the data folder. */
export const DATABASE = 'postgres';

export interface DataFolder {
  readonly path: string;
  announceLeaving(): void;
  release(): void;
}

/** Makes the folder this process's own; rejects with `StartupError` while another process has it. */
export async function takeDataFolder(folder: string): Promise<DataFolder> {
  const lock = await inWords(folder, () => {
    makeFolder(folder);
    return waitForLock(folder);
  });
  return { path: folder, announceLeaving: lock.announceLeaving, release: lock.release };
}

/** One by one: Node's own recursive way never ends where a file system lets nothing be made, as /proc does. */
function makeFolder(folder: string): void {
  if (fs.existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    fs.mkdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

async function waitForLock(folder: string): Promise<HeldLock> {
  const startedAt = Date.now();
  for (;;) {
    const lock = tryLock(path.join(folder, 'server.lock'));
    if (lock.held) return lock;
    const patience = lock.by.leaving ? TIME_TO_LEAVE_MS : TIME_TO_DIE_MS;
    if (Date.now() - startedAt > patience) {
      throw new StartupError(
        `数据目录 ${folder} 正被另一个运行中的造价指标网（进程 ${lock.by.pid}）使用，请先停止它或换一个 DATA_DIR。`,
      );
    }
    await sleep(POLL_MS);
  }
}

async function inWords(folder: string, step: () => Promise<HeldLock>): Promise<HeldLock> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartupError(
      code === 'ENOSPC'
        ? `数据目录 ${folder} 所在的磁盘已满，请清出空间或换一个 DATA_DIR。`
        : `数据目录 ${folder} 无法使用（${code ?? message}），请检查权限或换一个 DATA_DIR。`,
    );
  }
}
