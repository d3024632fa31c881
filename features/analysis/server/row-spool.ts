import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

type Row = readonly unknown[];

export interface RowSpool {
  readonly add: (rows: readonly Row[]) => Promise<void>;
  readonly count: () => number;
  readonly bytes: () => number;
  /** Which columns hold numbers alone. */
  readonly numeric: () => readonly boolean[];
  /** Once. */
  readonly read: () => AsyncGenerator<readonly Row[]>;
  readonly drop: () => Promise<void>;
}

const BATCH = 1_000;

/**
 * Rows of a file that is being made: on the disk, so that memory holds a batch of them however many there are, whoever
 * asked may be told in words what went wrong halfway, and a slow reader holds no connection to the database. The file has
 * no name: it ends with the process at the latest.
 */
export const rowSpool = async (): Promise<RowSpool> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'rows-'));
  const file = await open(path.join(folder, 'rows'), 'wx+');
  await rm(folder, { recursive: true });
  let [count, bytes] = [0, 0];
  const numbers: boolean[] = [];
  const texts: boolean[] = [];
  const look = (cell: unknown, at: number) => {
    if (typeof cell === 'number') numbers[at] = true;
    else if (cell !== null) texts[at] = true;
  };
  return {
    add: async (rows) => {
      for (const row of rows) row.forEach(look);
      count += rows.length;
      const lines = Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
      bytes += lines.byteLength;
      await file.appendFile(lines);
    },
    count: () => count,
    bytes: () => bytes,
    numeric: () => Array.from({ length: numbers.length }, (_, at) => numbers[at] === true && !texts[at]),
    async *read() {
      const input = file.createReadStream({ start: 0, autoClose: false });
      let batch: Row[] = [];
      for await (const line of createInterface({ input })) {
        batch.push(JSON.parse(line) as Row);
        if (batch.length < BATCH) continue;
        yield batch;
        batch = [];
      }
      if (batch.length > 0) yield batch;
    },
    drop: () => file.close(),
  };
};
