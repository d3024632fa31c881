import { parse } from 'csv-parse/sync';
import readWorkbook, { readSheet } from 'read-excel-file/node';
import { refuseSwollen } from './swollen';
import { Unclear } from './unclear';

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

export type Cell = string | number | boolean | Date | null;
export interface TableRow {
  /** As a person counts in the file, from 1. */
  readonly line: number;
  readonly cells: readonly Cell[];
}
export interface Table {
  readonly rows: readonly TableRow[];
  /** `CSV，GB18030 编码，逗号分隔` */
  readonly format: string;
}

const DELIMITERS = { ',': '逗号', '\t': '制表符', ';': '分号', '，': '全角逗号' } as const;
type Delimiter = keyof typeof DELIMITERS;

const fieldsOf = (text: string, delimiter: string) =>
  parse(text, {
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  }) as unknown as { readonly record: readonly string[]; readonly info: { readonly lines: number } }[];

/** The sign that cuts the head of the file into most fields. */
const delimiterOf = (text: string): Delimiter => {
  const head = text.split(/\r\n|\n|\r/, 10).join('\n');
  const count = (delimiter: string) => head.split(delimiter).length;
  const signs = Object.keys(DELIMITERS) as Delimiter[];
  return signs.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
};

const isFilled = (cell: Cell): boolean => cell !== null && String(cell).trim() !== '';

const readCsv = (bytes: Uint8Array): Table => {
  const { text, encoding } = decodeText(bytes);
  const delimiter = delimiterOf(text);
  try {
    const rows = fieldsOf(text, delimiter).map(({ record, info }) => {
      // The parser counts the line a record ends on; inside quotes it may have begun earlier.
      const breaks = record.reduce((sum, field) => sum + (field.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
      return { line: info.lines - breaks, cells: record };
    });
    return { rows, format: `CSV，${encoding} 编码，${DELIMITERS[delimiter]}分隔` };
  } catch (error) {
    throw new Unclear(`CSV 格式有误：${error instanceof Error ? error.message : String(error)}`);
  }
};

const unopened = (error: unknown): Unclear =>
  new Unclear(`打不开这个 Excel 文件：${error instanceof Error ? error.message : String(error)}`);

const rowsOf = (sheet: readonly (readonly unknown[])[]): TableRow[] =>
  sheet.map((cells, index) => ({ line: index + 1, cells: cells as Cell[] }));

const readXlsx = async (bytes: Uint8Array, wanted: RegExp | undefined): Promise<Table> => {
  refuseSwollen(bytes);
  try {
    const buffer = Buffer.from(bytes);
    const named = wanted && (await readWorkbook(buffer)).find(({ sheet }) => wanted.test(sheet));
    return {
      rows: rowsOf(named?.data ?? (await readSheet(buffer))),
      format: named ? `Excel 工作簿的“${named.sheet}”表` : 'Excel 工作簿的第一张表',
    };
  } catch (error) {
    throw unopened(error);
  }
};

export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;
const isOldExcel = (bytes: Uint8Array): boolean => bytes[0] === 0xd0 && bytes[1] === 0xcf;

const OLD_EXCEL = '这是旧的 .xls 格式，请另存为 .xlsx 或 CSV 后再导入';
const filledRows = (rows: readonly TableRow[]): TableRow[] =>
  rows.filter(({ cells }) => cells.some(isFilled));

/**
 * Rows that hold anything; of a workbook the first sheet whose name fits, else the first. Throws Unclear when the file
 * cannot be read as a table.
 */
export const readTable = async (bytes: Uint8Array, sheet?: RegExp): Promise<Table> => {
  if (isOldExcel(bytes)) throw new Unclear(OLD_EXCEL);
  const table = isZip(bytes) ? await readXlsx(bytes, sheet) : readCsv(bytes);
  return { ...table, rows: filledRows(table.rows) };
};

export interface Sheet {
  readonly name: string;
  /** Rows that hold anything. */
  readonly rows: readonly TableRow[];
}

/** Every sheet of an xlsx file. Throws Unclear when it is none. */
export const readSheets = async (bytes: Uint8Array): Promise<readonly Sheet[]> => {
  if (isOldExcel(bytes)) throw new Unclear(OLD_EXCEL);
  if (!isZip(bytes)) throw new Unclear('这不是 .xlsx 文件，请用表格软件另存为 .xlsx 后再导入');
  refuseSwollen(bytes);
  try {
    const sheets = await readWorkbook(Buffer.from(bytes));
    return sheets.map(({ sheet, data }) => ({ name: sheet, rows: filledRows(rowsOf(data)) }));
  } catch (error) {
    throw unopened(error);
  }
};
