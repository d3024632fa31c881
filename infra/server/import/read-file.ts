import path from 'node:path';
import { inProcess } from './in-process';
import type { Bounds, FileWanted } from './parse-file';
import type { ReaderTold } from './reader.worker';
import type { Book, Sheet, Table, TableRow } from './table';
import { Unclear } from './unclear';

const READER = path.join(__dirname, 'reader.worker.ts');

/** Dates made by the channel need not be those of this realm. */
const received = ({ line, cells }: TableRow): TableRow => ({
  line,
  cells: cells.map((cell) => (typeof cell === 'object' && cell !== null ? new Date(cell) : cell)),
});

/** Throws Unclear when the file cannot be read, or too many are being read. */
export const readFile = async (file: FileWanted, bounds: Bounds, of?: string): Promise<Book> => {
  const sheets: { name: string; rows: TableRow[] }[] = [];
  let ended: Unclear | string | undefined;
  const hear = (told: ReaderTold) => {
    if ('sheet' in told) sheets.push({ name: told.sheet, rows: [] });
    else if ('rows' in told) sheets.at(-1)?.rows.push(...told.rows.map(received));
    else ended = 'refusal' in told ? new Unclear(told.refusal) : told.format;
  };
  await inProcess({ program: READER, asked: { file, bounds }, bounds, hear }, of === undefined ? {} : { of });
  if (ended instanceof Unclear) throw ended;
  return { format: ended ?? '', sheets };
};

/** The operator's own files may be large and take their time. */
const COMMAND_LINE: Bounds = { seconds: 120, megabytes: 1_024, cells: 5_000_000, characters: 128_000_000 };
/** Somebody waits for the answer, and others for this server. */
export const UPLOADED: Bounds = { seconds: 20, megabytes: 512, cells: 300_000, characters: 8_000_000 };

/** How far a file may go, and whose it is: of each owner one is read after the other. */
export interface Reading {
  readonly bounds: Bounds;
  readonly of?: string;
  /** Rows of a table; what lies beyond them refuses the file. */
  readonly mostRows?: number;
  /** Of what a row may hold many of, as a document its clauses; likewise. */
  readonly mostParts?: number;
}
const OPERATOR: Reading = { bounds: COMMAND_LINE };

const sheetsOf = async (file: FileWanted, { bounds, of, mostRows = Infinity }: Reading): Promise<Book> => {
  const book = await readFile(file, bounds, of);
  const long = book.sheets.find(({ rows }) => rows.length > mostRows);
  if (!long) return book;
  throw new Unclear(
    `${long.name ? `“${long.name}”` : '文件'}有 ${long.rows.length} 行，一次至多 ${mostRows} 行，请拆分后再导入`,
  );
};

/**
 * Rows that hold anything; of a workbook the first sheet whose name fits, else the first. Throws Unclear when the file
 * cannot be read as a table.
 */
export const readTable = async (bytes: Uint8Array, sheet?: RegExp, reading = OPERATOR): Promise<Table> => {
  const { format, sheets } = await sheetsOf({ bytes, as: 'table', sheet }, reading);
  return { format, rows: sheets[0]?.rows ?? [] };
};

/** Every sheet of an xlsx file. Throws Unclear when it is none. */
export const readSheets = async (bytes: Uint8Array, reading = OPERATOR): Promise<readonly Sheet[]> =>
  (await sheetsOf({ bytes, as: 'sheets' }, reading)).sheets;
