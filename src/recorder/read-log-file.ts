import { readFileSync, statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { MOST_BYTES, NO_LOG, tooLarge } from '#infra/action-log/format';

const WORDS: Readonly<Record<string, string>> = {
  ENOENT: '没有这个文件',
  ENOTDIR: '没有这个文件',
  EISDIR: '这是文件夹，不是文件',
  EACCES: '没有权限读这个文件',
};

const bytesOf = (file: string, most: number): Buffer => {
  try {
    if (statSync(file).size > most) throw new Error(tooLarge(false));
    return readFileSync(file);
  } catch (error) {
    const words = WORDS[(error as NodeJS.ErrnoException).code ?? ''];
    throw words === undefined ? error : new Error(words);
  }
};

/** Without the mark that some editors put before it. */
const textOf = (bytes: Buffer): string => bytes.toString('utf8').replace(/^\uFEFF/, '');

const GZIP = Buffer.from([0x1f, 0x8b]);
const GZIP_WORDS: Readonly<Record<string, string>> = {
  ERR_BUFFER_TOO_LARGE: tooLarge(true),
  Z_BUF_ERROR: 'gzip 压缩的文件不完整，后面的内容被截断了',
};

/** A few bytes of gzip may stand for any number. @throws with words for whoever asked */
export const readLogFile = (file: string, most = MOST_BYTES): string => {
  const bytes = bytesOf(file, most);
  if (!bytes.subarray(0, GZIP.length).equals(GZIP)) return textOf(bytes);
  try {
    return textOf(gunzipSync(bytes, { maxOutputLength: most }));
  } catch (error) {
    throw new Error(GZIP_WORDS[(error as NodeJS.ErrnoException).code ?? ''] ?? NO_LOG);
  }
};
