import type { Bounds } from './bounds';
import { parseFile, type FileWanted } from './parse-file';
import type { TableRow } from './table';
import { Unclear } from './unclear';

/** What this process tells, in this order: every sheet with its rows, then how it ended. */
export type ReaderTold =
  | { readonly sheet: string }
  | { readonly rows: readonly TableRow[] }
  | { readonly format: string }
  | { readonly refusal: string };

/** Whoever listens does other work between two messages. Of a text so many signs count as a cell. */
const CELLS_AT_ONCE = 5_000;
const SIGNS_OF_CELL = 50;

const sizeOf = ({ cells }: TableRow): number =>
  cells.reduce<number>(
    (size, cell) => size + 1 + (typeof cell === 'string' ? Math.floor(cell.length / SIGNS_OF_CELL) : 0),
    0,
  );

const tell = (told: ReaderTold): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(told, undefined, undefined, (error) => (error ? reject(error) : resolve()));
  });

const portionsOf = function* (rows: readonly TableRow[]): Generator<readonly TableRow[]> {
  let portion: TableRow[] = [];
  let size = 0;
  for (const row of rows) {
    portion.push(row);
    size += sizeOf(row);
    if (size < CELLS_AT_ONCE) continue;
    yield portion;
    portion = [];
    size = 0;
  }
  yield portion;
};

const read = async (file: FileWanted, bounds: Bounds): Promise<void> => {
  try {
    const { format, sheets } = await parseFile(file, bounds);
    for (const { name, rows } of sheets) {
      await tell({ sheet: name });
      for (const portion of portionsOf(rows)) await tell({ rows: portion });
    }
    await tell({ format });
  } catch (error) {
    if (!(error instanceof Unclear)) throw error;
    await tell({ refusal: error.message });
  }
};

process.once('message', ({ file, bounds }: { file: FileWanted; bounds: Bounds }) => {
  void read(file, bounds).then(() => process.disconnect());
});
// Nobody is left to be told.
process.once('disconnect', () => process.exit());
