import { Readable } from 'node:stream';
import { ByteWriter, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer';
import { csvLine, csvText, type CsvCell } from '#infra/server/http/csv-text';
import { fileAnswer, type StreamAnswer } from '#infra/server/http/stream-answer';
import { distinctNames } from '#src/tables/distinct-names';
import { MOST_EXPORTED, type FileFormat } from '../contract/period';
import { rowSpool, type RowSpool } from './row-spool';

type Batches = AsyncGenerator<readonly (readonly unknown[])[]>;

/** A field of a fact, or of a table, may be an object. */
const plain = (value: unknown): CsvCell =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)
    ? (value as CsvCell)
    : JSON.stringify(value);

async function* csvPieces(columns: readonly string[], batches: Batches): AsyncGenerator<string> {
  yield csvText([columns]);
  for await (const rows of batches) yield rows.map((row) => csvLine(row.map(plain))).join('');
}

async function* ndjsonPieces(columns: readonly string[], batches: Batches): AsyncGenerator<string> {
  const lineOf = (row: readonly unknown[]) =>
    `${JSON.stringify(Object.fromEntries(columns.map((name, at) => [name, row[at] ?? null])))}\n`;
  for await (const rows of batches) yield rows.map(lineOf).join('');
}

/** A group of rows for each batch: what was written of one is handed on before the next is read. */
async function* parquetPieces(
  columns: readonly string[],
  batches: Batches,
  numeric: readonly boolean[],
): AsyncGenerator<Uint8Array> {
  const columnsOf = (rows: readonly (readonly unknown[])[]) =>
    columns.map((name, at) => {
      const cells = rows.map((row) => plain(row[at] ?? null));
      return numeric[at]
        ? { name, data: cells, type: 'DOUBLE' as const, nullable: true }
        : {
            name,
            data: cells.map((cell) => (cell === null ? null : String(cell))),
            type: 'STRING' as const,
            nullable: true,
          };
    });
  const bytes = new ByteWriter();
  const taken = () => {
    const piece = bytes.getBytes().slice();
    bytes.index = 0;
    return piece;
  };
  const writer = new ParquetWriter({
    writer: bytes,
    schema: schemaFromColumnData({ columnData: columnsOf([]) }),
  });
  for await (const rows of batches) {
    await writer.write({ columnData: columnsOf(rows), rowGroupSize: rows.length });
    yield taken();
  }
  await writer.finish();
  yield taken();
}

export interface SpooledTable {
  readonly name: string;
  /** 条 */
  readonly measure: string;
  readonly plainName: string;
  readonly format: FileFormat;
  readonly columns: readonly string[];
  /** There are more rows than a file may have. */
  readonly isCut: boolean;
}

/** One more than a file may have tells that there are more. */
export const roomIn = (spool: RowSpool): number => MOST_EXPORTED - spool.count();

const fileOf = ({
  name,
  measure,
  plainName,
  format,
  columns,
  spool,
  isCut,
}: SpooledTable & { readonly spool: RowSpool }): StreamAnswer => {
  const [heads, batches] = [distinctNames(columns), spool.read()];
  const rows = `${spool.count()} ${measure}`;
  const pieces =
    format === 'csv'
      ? csvPieces(columns, batches)
      : format === 'ndjson'
        ? ndjsonPieces(heads, batches)
        : parquetPieces(heads, batches, spool.numeric());
  const content = Readable.from(pieces, { objectMode: false });
  // Read to the end, or left by whoever asked.
  content.once('close', () => void spool.drop());
  return fileAnswer({
    name: isCut ? `${name} 前 ${rows}（还有更多）` : `${name} ${rows}`,
    plainName,
    format,
    content,
  });
};

/** A table of any length as a file that says in its name how many rows it has, and whether those are all. */
export const spooled = async (fill: (spool: RowSpool) => Promise<SpooledTable>): Promise<StreamAnswer> => {
  const spool = await rowSpool();
  try {
    return fileOf({ ...(await fill(spool)), spool });
  } catch (error) {
    await spool.drop();
    throw error;
  }
};
