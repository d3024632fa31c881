import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { shown } from '#infra/terminal/harmless';

const WORDS: Readonly<Record<string, string>> = {
  EEXIST: '已经存在，不覆盖，请换一个文件名',
  ENOENT: '所在的文件夹不存在',
  ENOTDIR: '所在的不是文件夹',
  EACCES: '没有权限写入',
  EPERM: '没有权限写入',
  ENOSPC: '写不下：磁盘已满',
};

/** The file could not be made, and why. */
export class NotWritten extends Error {}

/** A file that is there already is somebody's: it is not written over. */
export const writeNewFile = async (content: Readable, file: string): Promise<void> => {
  try {
    await pipeline(content, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    const { code = '', path } = error as NodeJS.ErrnoException;
    const words = WORDS[code];
    // The database has such errors as well, of no path.
    throw words !== undefined && (path !== undefined || code === 'ENOSPC')
      ? new NotWritten(`${shown(file)} ${words}。`)
      : error;
  }
};
