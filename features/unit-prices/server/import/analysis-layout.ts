import { isNothing } from '#infra/server/import/plain-text';
import type { Cell, Sheet, TableRow } from '#infra/server/import/table';
import { Unclear } from '#infra/server/import/unclear';
import { ANALYSIS_FIELDS, analysisFieldOf, REQUIRED_FIELDS, type AnalysisField } from './analysis-fields';

export interface AnalysisLayout {
  readonly name: string;
  readonly header: TableRow;
  readonly body: readonly TableRow[];
  readonly ignored: readonly string[];
  readonly cellOf: (row: TableRow, field: AnalysisField) => Cell;
}

const HEAD_ROWS = 15;

/** The sheet's head, wherever it stands in the first rows. Throws Unclear with the columns that are missing. */
export const readAnalysisLayout = ({ name, rows }: Sheet): AnalysisLayout => {
  const knownIn = ({ cells }: TableRow) =>
    cells.flatMap((cell) => (typeof cell === 'string' ? (analysisFieldOf(cell) ?? []) : []));
  const [best] = rows
    .slice(0, HEAD_ROWS)
    .map((row) => ({ row, known: knownIn(row).length }))
    .toSorted((one, other) => other.known - one.known);
  const header = best?.row;
  const columns = new Map<AnalysisField, number>();
  const ignored: string[] = [];
  header?.cells.forEach((cell, index) => {
    const field = typeof cell === 'string' ? analysisFieldOf(cell) : undefined;
    // The first column of a name is meant.
    if (field && !columns.has(field)) columns.set(field, index);
    else if (!isNothing(cell)) ignored.push(String(cell));
  });
  const missing = REQUIRED_FIELDS.filter((field) => !columns.has(field)).map(
    (field) => ANALYSIS_FIELDS[field][0],
  );
  if (!header || missing.length > 0) throw new Unclear(`“${name}”缺少列：${missing.join('、')}`);
  return {
    name,
    header,
    ignored,
    body: rows.slice(rows.indexOf(header) + 1),
    cellOf: ({ cells }, field) => {
      const index = columns.get(field);
      const cell = index === undefined ? null : (cells[index] ?? null);
      return isNothing(cell) ? null : cell;
    },
  };
};
