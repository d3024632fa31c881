import { CsvError, parse } from 'csv-parse/sync';
import { zipSync } from 'fflate';
import readWorkbook, { readSheet } from 'read-excel-file/universal';
import type { Bounds } from './bounds';
import { cleaned } from './clean-sheet';
import { filledRows, withoutBlankEnds } from './filled-rows';
import { measureSheets } from './measure-sheets';
import { refuseOutsized } from './refuse-outsized';
import { refuseTwins } from './refuse-twins';
import { isZip, type Book, type Cell, type Sheet, type TableRow } from './table';
import { Unclear } from './unclear';
import { unpack } from './unpack';

/** What whoever takes in a workbook keeps of it. */
export interface BookLimits {
  readonly sheets: number;
  readonly lines: number;
  readonly columns: number;
  /** In a cell; the rest of its text is left out. */
  readonly text: number;
}
export interface FileWanted {
  readonly bytes: Uint8Array;
  /** A table is the one sheet that fits, or the first; sheets are all there are, of a workbook alone. */
  readonly as: 'table' | 'sheets';
  readonly sheet?: RegExp | undefined;
  readonly limits?: BookLimits | undefined;
}

interface Decoded {
  readonly text: string;
  readonly encoding: 'UTF-8' | 'GB18030' | 'UTF-16';
}

const ENCODINGS = [
  ['UTF-8', 'utf-8'],
  ['GB18030', 'gb18030'],
] as const;

const isUtf16 = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/**
 * UTF-8 with or without a mark, else GB18030: text in the second is hardly ever well-formed in the first. UTF-16 needs
 * its mark. Throws Unclear when the bytes are none of these.
 */
export const decodeText = (bytes: Uint8Array): Decoded => {
  if (isUtf16(bytes)) {
    return {
      text: new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes),
      encoding: 'UTF-16',
    };
  }
  for (const [encoding, label] of ENCODINGS) {
    try {
      const text = new TextDecoder(label, { fatal: true }).decode(bytes);
      if (!text.includes('\0')) return { text, encoding };
    } catch {
      // Not this one.
    }
  }
  throw new Unclear('文件编码不是 UTF-8、GB18030 或 UTF-16，请另存为“CSV UTF-8”后再导入');
};

const DELIMITERS = { ',': '逗号', '\t': '制表符', ';': '分号', '，': '全角逗号' } as const;
type Delimiter = keyof typeof DELIMITERS;

/** Characters; a row of a table has hundreds. */
const LONGEST_LINE = 500_000;

const fieldsOf = (text: string, delimiter: string) =>
  parse(text, {
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: LONGEST_LINE,
  }) as unknown as { readonly record: readonly string[]; readonly info: { readonly lines: number } }[];

/** The sign that cuts the head of the file into most fields. */
const delimiterOf = (text: string): Delimiter => {
  const head = text.split(/\r\n|\n|\r/, 10).join('\n');
  const count = (delimiter: string) => head.split(delimiter).length;
  const signs = Object.keys(DELIMITERS) as Delimiter[];
  return signs.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
};

/** Of the parser's own words only the line is for members. */
const faultOf = (error: unknown): string => {
  if (!(error instanceof CsvError)) return '读不懂这个文件';
  const line = typeof error.lines === 'number' ? `第 ${error.lines} 行` : '';
  if (error.code === 'CSV_MAX_RECORD_SIZE') return `${line}超过 ${LONGEST_LINE / 10_000} 万字`;
  return /QUOTE/.test(error.code) ? `${line}的引号没有成对` : `${line}读不懂`;
};

/** A line has a cell at the least: a file of too many is refused before they are parsed. */
const refuseLines = (text: string, most: number): void => {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  if (lines > most) throw new Unclear(`文件有 ${lines} 行，一次至多 ${most} 行，请拆分后再导入`);
};

const readCsv = (bytes: Uint8Array, bounds: Bounds): Book => {
  const { text, encoding } = decodeText(bytes);
  refuseLines(text, bounds.cells);
  const delimiter = delimiterOf(text);
  try {
    const rows = fieldsOf(text, delimiter).map(({ record, info }) => {
      // The parser counts the line a record ends on; inside quotes it may have begun earlier.
      const breaks = record.reduce((sum, field) => sum + (field.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
      return { line: info.lines - breaks, cells: record };
    });
    return { sheets: [{ name: '', rows }], format: `CSV，${encoding} 编码，${DELIMITERS[delimiter]}分隔` };
  } catch (error) {
    throw new Unclear(`CSV 格式有误：${faultOf(error)}`);
  }
};

const unopened = (error: unknown): Unclear => {
  const [, row, column] = /row (\d+), col (\d+)/.exec(String(error)) ?? [];
  const what = row ? `第 ${row} 行第 ${column} 列的内容读不懂` : '内容与格式不符';
  return new Unclear(`打不开这个 Excel 文件：${what}，请用表格软件重新另存为 .xlsx 后再导入`);
};

const rowsOf = (sheet: readonly (readonly unknown[])[]): TableRow[] =>
  sheet.map((cells, index) => ({ line: index + 1, cells: cells as Cell[] }));

/** Packed anew, without compression: the reader sees what was counted and measured, and nothing beside it. */
const repacked = (contents: ReadonlyMap<string, Uint8Array>): ArrayBuffer =>
  zipSync(Object.fromEntries(contents), { level: 0 }).buffer;

const refuseSheets = (count: number, most: number): void => {
  if (count > most) throw new Unclear(`工作簿有 ${count} 张表，至多 ${most} 张，请拆分后再导入`);
};

/** What the workbook lists, of which several may be one part. */
const countSheets = (contents: ReadonlyMap<string, Buffer>): number =>
  (contents.get('xl/workbook.xml') ?? '').toString().match(/<(\w+:)?sheet[\s/>]/g)?.length ?? 0;

const readXlsx = async ({ bytes, as, sheet, limits }: FileWanted, bounds: Bounds): Promise<Book> => {
  const contents = await unpack(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  try {
    const most = Math.min(bounds.sheets, limits?.sheets ?? Infinity);
    refuseSheets(countSheets(contents), most);
    measureSheets(contents, bounds);
    const book = repacked(contents);
    if (as === 'table' && !sheet)
      return {
        sheets: [{ name: '', rows: rowsOf(await readSheet(book)) }],
        format: 'Excel 工作簿的第一张表',
      };
    const sheets = (await readWorkbook(book)).map(({ sheet: name, data }) => ({ name, rows: rowsOf(data) }));
    refuseSheets(sheets.length, most);
    if (as === 'sheets') return { sheets, format: 'Excel 工作簿' };
    const named = sheets.find(({ name }) => sheet?.test(name));
    return {
      sheets: named ? [named] : sheets.slice(0, 1),
      format: named ? `Excel 工作簿的“${named.name}”表` : 'Excel 工作簿的第一张表',
    };
  } catch (error) {
    throw error instanceof Unclear ? error : unopened(error);
  }
};

const OLD_OR_SEALED = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
/** Name of the stream that holds a workbook under a password. */
const SEALED = Buffer.from('EncryptedPackage', 'utf16le');

const refuseOtherKinds = ({ bytes, as }: FileWanted): void => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length === 0) throw new Unclear('这个文件是空的');
  // Two bytes would not do: in GB18030 they are the first character of 邢台.
  if (file.subarray(0, OLD_OR_SEALED.length).equals(OLD_OR_SEALED)) {
    throw new Unclear(
      file.includes(SEALED)
        ? '这个文件设有打开密码，请取消密码后再导入'
        : '这是旧的 .xls 格式，请另存为 .xlsx 或 CSV 后再导入',
    );
  }
  if (as === 'sheets' && !isZip(bytes))
    throw new Unclear('这不是 .xlsx 文件，请用表格软件另存为 .xlsx 后再导入');
};

const refuseLong = (sheets: readonly Sheet[], limits: BookLimits): void => {
  const long = sheets.find(({ rows }) => rows.length > limits.lines);
  if (long)
    throw new Unclear(
      `“${long.name}”有 ${long.rows.length} 行，一张表至多 ${limits.lines} 行，请拆分后再导入`,
    );
};

const shortened = ({ name, rows }: Sheet, { columns, text }: BookLimits): Sheet => ({
  name,
  rows: rows.map(({ line, cells }) => ({
    line,
    cells: cells
      .slice(0, columns)
      .map((cell) =>
        typeof cell === 'string' && cell.length > text ? cell.slice(0, text).toWellFormed() : cell,
      ),
  })),
});

/** A text that stands in the file once may fill every cell: counted before anything is done to it. */
const refuseMuchText = (sheets: readonly Sheet[], { characters }: Bounds): void => {
  let length = 0;
  for (const { rows } of sheets)
    for (const { cells } of rows) {
      for (const cell of cells) if (typeof cell === 'string') length += cell.length;
      if (length > characters)
        throw new Unclear(`文件的文字超过 ${characters / 10_000} 万个字，请拆分后再导入`);
    }
};

const refuseManyCells = (sheets: readonly Sheet[], { cells: most }: Bounds): void => {
  const cells = sheets.flatMap(({ rows }) => rows).reduce((sum, row) => sum + row.cells.length, 0);
  if (cells > most) throw new Unclear(`文件超过 ${most / 10_000} 万格，请拆分后再导入`);
};

/** Throws Unclear with what is wrong with the file as a whole. */
export const parseFile = async (file: FileWanted, bounds: Bounds): Promise<Book> => {
  refuseOtherKinds(file);
  const book = isZip(file.bytes) ? await readXlsx(file, bounds) : readCsv(file.bytes, bounds);
  refuseMuchText(book.sheets, bounds);
  const { limits } = file;
  const filled = book.sheets.map(cleaned).map(filledRows);
  if (limits) refuseLong(filled, limits);
  const sheets = filled.map((sheet) => (limits ? shortened(sheet, limits) : withoutBlankEnds(sheet)));
  refuseManyCells(sheets, bounds);
  refuseOutsized(sheets);
  refuseTwins(sheets);
  return { format: book.format, sheets };
};
