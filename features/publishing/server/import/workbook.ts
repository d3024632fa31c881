import { readSheets, type Cell } from '#infra/server/import/table';
import { Unclear } from '#infra/server/import/unclear';

/** A row as it is kept until the import is accepted. */
export interface BookRow {
  /** As a person counts in the sheet, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}
export interface BookSheet {
  readonly name: string;
  readonly rows: readonly BookRow[];
}

const MOST_SHEETS = 30;
const MOST_LINES = 2_000;
const MOST_CELLS = 60;
const MOST_TEXT = 2_000;
/** What a double holds for certain: beyond it spreadsheets show noise. */
const DIGITS = 15;

const numberText = (value: number): string => {
  const text = String(Number(value.toPrecision(DIGITS)));
  return text.includes('e') ? value.toFixed(6) : text;
};

const cellText = (cell: Cell | undefined): string => {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'number') return numberText(cell);
  return String(cell).replaceAll('\0', '').toWellFormed().trim().slice(0, MOST_TEXT);
};

/** Throws Unclear with what is wrong with the file as a whole. */
export const readWorkbook = async (bytes: Uint8Array): Promise<readonly BookSheet[]> => {
  const sheets = await readSheets(bytes);
  if (sheets.length > MOST_SHEETS)
    throw new Unclear(`工作簿有 ${sheets.length} 张表，至多 ${MOST_SHEETS} 张`);
  const long = sheets.find(({ rows }) => rows.length > MOST_LINES);
  if (long)
    throw new Unclear(`“${long.name}”有 ${long.rows.length} 行，一张表至多 ${MOST_LINES} 行，请拆分后再导入`);
  return sheets.map(({ name, rows }) => ({
    name,
    rows: rows.map(({ line, cells }) => ({ line, cells: cells.slice(0, MOST_CELLS).map(cellText) })),
  }));
};
