import { parseFile, type Bounds, type FileWanted } from './parse-file';
import type { TableRow } from './table';
import { Unclear } from './unclear';

/** What this process tells, in this order: every sheet with its rows, then how it ended. */
export type ReaderTold =
  | { readonly sheet: string }
  | { readonly rows: readonly TableRow[] }
  | { readonly format: string }
  | { readonly refusal: string };

/** Whoever listens does other work between two messages. */
const CELLS_AT_ONCE = 5_000;

const tell = (told: ReaderTold): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(told, undefined, undefined, (error) => (error ? reject(error) : resolve()));
  });

const portionsOf = function* (rows: readonly TableRow[]): Generator<readonly TableRow[]> {
  let portion: TableRow[] = [];
  let cells = 0;
  for (const row of rows) {
    portion.push(row);
    cells += row.cells.length;
    if (cells < CELLS_AT_ONCE) continue;
    yield portion;
    portion = [];
    cells = 0;
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
