import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BookLimits, Bounds, FileWanted } from './parse-file';
import type { ReaderTold } from './reader';
import type { Book, Sheet, Table, TableRow } from './table';
import { Unclear } from './unclear';

const READERS = 2;
const MOST_WAITING = 4;
const KEPT_ERROR = 4_000;
/** How a process ends that has used up its heap. */
const ABORTED = 134;
/** What a process needs to run at all; the secrets of this one it does not. */
const ENVIRONMENT = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'USERPROFILE', 'APPDATA'];

const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(ENVIRONMENT.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

const startReader = ({ seconds, megabytes }: Bounds): ChildProcess =>
  fork(path.join(__dirname, 'reader.ts'), {
    execArgv: [`--max-old-space-size=${megabytes}`, '--import', pathToFileURL(require.resolve('tsx')).href],
    env: environment(),
    // Dates and bytes arrive as such.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    timeout: seconds * 1_000,
    killSignal: 'SIGKILL',
  });

const whyEnded = (reader: ChildProcess, bounds: Bounds, said: string): Error => {
  const { killed, signalCode, exitCode } = reader;
  if (killed) return new Unclear(`${bounds.seconds} 秒之内没有读完这个文件，已停止，请拆分后再导入`);
  if (signalCode !== null || exitCode === ABORTED)
    return new Unclear('这个文件展开后占用的内存太多，已停止读取，请拆分后再导入');
  return new Error(`The reader of files ended with ${exitCode}: ${said}`);
};

/** Dates made by the channel need not be those of this realm. */
const received = ({ line, cells }: TableRow): TableRow => ({
  line,
  cells: cells.map((cell) => (typeof cell === 'object' && cell !== null ? new Date(cell) : cell)),
});

/** A process for each file, so that nothing of one is left when the next is read. */
const readInProcess = (file: FileWanted, bounds: Bounds): Promise<Book> =>
  new Promise((resolve, reject) => {
    const reader = startReader(bounds);
    const sheets: { name: string; rows: TableRow[] }[] = [];
    let said = '';
    let ended: Error | Book | undefined;
    reader.stderr?.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-KEPT_ERROR)));
    reader.on('message', (told: ReaderTold) => {
      if ('sheet' in told) sheets.push({ name: told.sheet, rows: [] });
      else if ('rows' in told) sheets.at(-1)?.rows.push(...told.rows.map(received));
      else ended = 'refusal' in told ? new Unclear(told.refusal) : { format: told.format, sheets };
    });
    reader.on('error', reject);
    reader.once('close', () => {
      const outcome = ended ?? whyEnded(reader, bounds, said);
      if (outcome instanceof Error) reject(outcome);
      else resolve(outcome);
    });
    // Should it end before it has listened, 'close' tells.
    reader.send({ file, bounds }, () => undefined);
  });

let reading = 0;
const waiting: (() => void)[] = [];

/** Throws Unclear when the file cannot be read, or too many are being read. */
export const readFile = async (file: FileWanted, bounds: Bounds): Promise<Book> => {
  if (reading >= READERS) {
    if (waiting.length >= MOST_WAITING) throw new Unclear('正在读取的文件太多，请稍后再试');
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else reading += 1;
  try {
    return await readInProcess(file, bounds);
  } finally {
    // The place goes to the next; it is given back when nobody waits.
    const next = waiting.shift();
    if (next) next();
    else reading -= 1;
  }
};

/** The operator's own files may be large and take their time. */
const COMMAND_LINE: Bounds = { seconds: 120, megabytes: 1_024, cells: 5_000_000, characters: 128_000_000 };
/** Somebody waits for the answer, and others for this server. */
const UPLOADED: Bounds = { seconds: 25, megabytes: 512, cells: 600_000, characters: 16_000_000 };

/**
 * Rows that hold anything; of a workbook the first sheet whose name fits, else the first. Throws Unclear when the file
 * cannot be read as a table.
 */
export const readTable = async (bytes: Uint8Array, sheet?: RegExp): Promise<Table> => {
  const { format, sheets } = await readFile({ bytes, as: 'table', sheet }, COMMAND_LINE);
  return { format, rows: sheets[0]?.rows ?? [] };
};

/** Every sheet of an xlsx file. Throws Unclear when it is none. */
export const readSheets = async (bytes: Uint8Array, limits?: BookLimits): Promise<readonly Sheet[]> =>
  (await readFile({ bytes, as: 'sheets', limits }, limits ? UPLOADED : COMMAND_LINE)).sheets;
