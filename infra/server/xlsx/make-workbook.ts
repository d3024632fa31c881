import path from 'node:path';
import { codes } from '#src/contract/codes';
import { ApiError } from '../http/api-error';
import { programThread } from '../jobs/own-program';
import { BUSY } from '../pdf/press';
import { writeWorkbook, type TextSheet } from './write-workbook';

/** So much takes some ten milliseconds, less than a thread to begin. */
const SMALL = { lines: 500, characters: 50_000 };
const MOST_WAITING = 10;
const TIMEOUT_MS = 15_000;
const MEMORY_MB = 256;
const AGAIN_S = 10;

const isSmall = (sheets: readonly TextSheet[]): boolean => {
  const lines = sheets.flatMap((sheet) => sheet.lines);
  if (lines.length > SMALL.lines) return false;
  return lines.flat().reduce<number>((sum, value) => sum + String(value).length, 0) <= SMALL.characters;
};

const inThread = async (sheets: readonly TextSheet[]): Promise<Buffer> => {
  const worker = programThread(path.join(__dirname, 'workbook.worker.ts'), MEMORY_MB);
  let timer: NodeJS.Timeout | undefined;
  try {
    const bytes = await new Promise<Uint8Array>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('The workbook took too long')), TIMEOUT_MS);
      worker.once('message', resolve).on('error', reject);
      worker.once('exit', () => reject(new Error('The thread of the workbook has ended')));
      worker.postMessage(sheets);
    });
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
};

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Calls are answered meanwhile: a large one is made in a thread, one after the other.
 * @throws ApiError 442 when too many wait
 */
export const makeWorkbook = async (sheets: readonly TextSheet[]): Promise<Buffer> => {
  if (isSmall(sheets)) return writeWorkbook(sheets);
  if (waiting > MOST_WAITING) throw new ApiError(codes.tooManyRequests, BUSY, { retryAfterS: AGAIN_S });
  waiting += 1;
  const turn = last.then(() => inThread(sheets));
  last = turn.catch(() => undefined);
  try {
    return await turn;
  } finally {
    waiting -= 1;
  }
};
