import type { Sheet } from './table';

/** A database holds neither a zero nor half a sign; a file may name them by their numbers. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();
export const cleaned = ({ name, rows }: Sheet): Sheet => ({
  name: storable(name),
  rows: rows.map(({ line, cells }) => ({
    line,
    cells: cells.map((cell) => (typeof cell === 'string' ? storable(cell) : cell)),
  })),
});
