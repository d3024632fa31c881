import type { Cell, Sheet } from './table';

const isFilled = (cell: Cell): boolean => cell !== null && String(cell).trim() !== '';
export const filledRows = ({ name, rows }: Sheet): Sheet => ({
  name,
  rows: rows.filter(({ cells }) => cells.some(isFilled)),
});
/** Spreadsheets write blank cells as far as the widest row goes. */
export const withoutBlankEnds = ({ name, rows }: Sheet): Sheet => ({
  name,
  rows: rows.map(({ line, cells }) => ({ line, cells: cells.slice(0, cells.findLastIndex(isFilled) + 1) })),
});
