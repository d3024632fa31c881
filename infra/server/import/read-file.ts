import path from 'node:path';
import { inProcess } from './in-process';
import type { Bounds } from './bounds';
import type { FileWanted } from './parse-file';
import type { ReaderTold } from './reader.worker';
import { isZip, type Book, type Sheet, type Table, type TableRow } from './table';
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

const MOST_EMPTY_ROWS = 150_000;

/** The operator's own files may be large and take their time. */
const COMMAND_LINE: Bounds = {
  seconds: 120,
  megabytes: 1_024,
  sheets: 2_000,
  emptyRows: MOST_EMPTY_ROWS,
  cells: 5_000_000,
  characters: 128_000_000,
};
/** Somebody waits for the answer, and others for this server. The bills of a whole estate are a hundred sheets. */
export const UPLOADED: Bounds = {
  seconds: 20,
  megabytes: 512,
  sheets: 300,
  emptyRows: MOST_EMPTY_ROWS,
  cells: 300_000,
  characters: 8_000_000,
};

/** How far a file may go, and whose it is: of each owner one is read after the other. */
export interface ReadLimits {
  readonly bounds: Bounds;
  readonly of?: string;
  /** Rows of a table; what lies beyond them refuses the file. */
  readonly mostRows?: number;
  /** Of what a row may hold many of, as a document its clauses; likewise. */
  readonly mostParts?: number;
}
const OPERATOR: ReadLimits = { bounds: COMMAND_LINE };

const refuseLong = (sheets: readonly Sheet[], { mostRows = Infinity }: ReadLimits): void => {
  const long = sheets.find(({ rows }) => rows.length > mostRows);
  if (!long) return;
  throw new Unclear(
    `${long.name ? `“${long.name}”` : '文件'}有 ${long.rows.length} 行，一次至多 ${mostRows} 行，请拆分后再导入`,
  );
};

const bookOf = (bytes: Uint8Array, { bounds, of }: ReadLimits): Promise<Book> =>
  readFile({ bytes, as: isZip(bytes) ? 'sheets' : 'table' }, bounds, of);

/** Of a sheet that holds something and was left out. */
export const unreadSheet = ({ name, rows }: Sheet, why: string): string =>
  `没有读取“${name}”（${rows.length} 行）：${why}`;

/**
 * Rows that hold anything, of a workbook those of the first sheet that has any, and a line of each other sheet that has.
 * Throws Unclear when the file cannot be read as a table.
 */
export const readTable = async (
  bytes: Uint8Array,
  reading = OPERATOR,
): Promise<Table & { readonly unread: readonly string[] }> => {
  const { format, sheets } = await bookOf(bytes, reading);
  const [first, ...others] = sheets.filter(({ rows }) => rows.length > 0);
  refuseLong(first ? [first] : [], reading);
  return {
    format: isZip(bytes)
      ? `Excel 工作簿的${others.length === 0 ? '第一张' : `“${first?.name ?? ''}”`}表`
      : format,
    rows: first?.rows ?? [],
    unread: others.map((sheet) =>
      unreadSheet(sheet, `一个文件只读一张表，请并入“${first?.name ?? ''}”，或另存为单独的文件再导入`),
    ),
  };
};

/** Every sheet of an xlsx file. Throws Unclear when it is none. */
export const readSheets = async (bytes: Uint8Array, reading = OPERATOR): Promise<readonly Sheet[]> => {
  const { sheets } = await readFile({ bytes, as: 'sheets' }, reading.bounds, reading.of);
  refuseLong(sheets, reading);
  return sheets;
};
