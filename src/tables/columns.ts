import type { CutSheet } from './list-export';
import type { Cell, TableColumn, TableSheet } from './table-file';

export const textColumn = (title: string, width: number): TableColumn => ({ title, type: 'text', width });

const NUMBER_WIDTH = 14;
/** `digits` is how many decimals are shown; the number keeps all of its own. */
export const numberColumn = (title: string, unit?: string, digits = 2): TableColumn => ({
  title,
  digits,
  type: 'number',
  width: NUMBER_WIDTH,
  ...(unit && { unit }),
});

const QUOTIENT_DIGITS = 6;
/** What was divided, as a content or a mean, has no last digit, and nobody quotes more of them; of percents it goes without saying. */
export const quotient = (value: number | null): number | null =>
  value === null ? null : Number(value.toFixed(QUOTIENT_DIGITS));

/** A column with what stands in it. */
export type ColumnOf<Row> = readonly [column: TableColumn, value: (row: Row, at: number) => Cell];

const DIGITS = 15;
/** Spreadsheets keep fifteen digits; what binary fractions leave beyond them, as in 0.1 + 0.2, is nobody's figure. A percent is a quotient. */
export const clean = (cell: Cell, { unit }: Pick<TableColumn, 'unit'>): Cell => {
  if (typeof cell !== 'number' || !Number.isFinite(cell)) return cell;
  return unit === '%' ? quotient(cell) : Number(cell.toPrecision(DIGITS));
};

export const sheetOf = <Row>(
  name: string,
  told: readonly ColumnOf<Row>[],
  rows: readonly Row[],
): TableSheet => ({
  name,
  columns: told.map(([column]) => column),
  rows: rows.map((row, at) => told.map(([column, value]) => clean(value(row, at), column))),
});

/** Undefined where the page holds all rows of the sheet. */
export const cutSheet = (sheet: string, held: number, total: number): CutSheet | undefined =>
  total > held ? { sheet, held, total } : undefined;

/** A sheet without rows says nothing. */
export const filled = (sheets: readonly TableSheet[]): readonly TableSheet[] =>
  sheets.filter(({ rows }) => rows.length > 0);
