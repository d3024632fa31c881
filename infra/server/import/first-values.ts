import { isNothing } from './plain-text';
import type { Cell, TableRow } from './table';
import { Unclear } from './unclear';

/** Rows in which the first value of a column is looked for. */
const LOOKED_THROUGH = 200;

/** Null where nothing stands in the first of the rows. */
export const firstOf = (body: readonly TableRow[], index: number): Cell =>
  body
    .slice(0, LOOKED_THROUGH)
    .map(({ cells }) => cells[index] ?? null)
    .find((cell) => !isNothing(cell)) ?? null;

/** Undefined where any text is taken, or nothing stands there. */
export const isReadable = (read: ((cell: Cell) => unknown) | undefined, cell: Cell): boolean | undefined => {
  if (!read || cell === null) return undefined;
  try {
    read(cell);
    return true;
  } catch (error) {
    if (error instanceof Unclear) return false;
    throw error;
  }
};
