import type { Cell, Sheet } from '#infra/server/import/table';

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

export const LIMITS = { sheets: 30, lines: 2_000, columns: 60, text: 2_000 };
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
  return String(cell).trim().slice(0, LIMITS.text);
};

export const textOf = (sheets: readonly Sheet[]): readonly BookSheet[] =>
  sheets.map(({ name, rows }) => ({
    name,
    rows: rows.map(({ line, cells }) => ({ line, cells: cells.map(cellText) })),
  }));
