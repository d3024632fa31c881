import type { ClientBase } from 'pg';
import { arrayLiteral, type Cell } from './array-literal';

export type { Cell } from './array-literal';
/** Column name → PostgreSQL type: `{ id: 'text', area: 'numeric' }`. */
export type Columns = Readonly<Record<string, string>>;

const BATCH = 5_000;

/**
 * Inserts rows in batches, one array per column: some 100,000 rows a second, against 10,000 with a statement per row.
 * Table and column names must come from code, never from input. Cells stand in the order of `columns`; jsonb cells
 * are JSON text.
 */
export const copyRows = async (
  client: ClientBase,
  table: string,
  columns: Columns,
  rows: readonly (readonly Cell[])[],
): Promise<void> => {
  const names = Object.keys(columns);
  const arrays = Object.values(columns).map((type, index) => `$${index + 1}::${type}[]`);
  const sql = `insert into ${table} (${names.join(', ')}) select * from unnest(${arrays.join(', ')})`;
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH);
    await client.query(
      sql,
      names.map((_, column) => arrayLiteral(batch.map((row) => row[column] ?? null))),
    );
  }
};
