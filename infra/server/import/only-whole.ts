import { eachInTurns } from '../in-turns';
import { cellOf, type PlainLayout } from './plain-layout';
import type { RefusedRow } from './refused-rows';
import type { Cell, TableRow } from './table';

/** Where several rows make one record: it comes in with all of them, or not at all. */
export interface Whole<F extends string, R> {
  readonly nameOf: (cell: (field: F) => Cell) => string;
  /** How the rows of one stand among all that could be read. */
  readonly among: (all: readonly R[]) => {
    /** Why they are no record. */
    readonly problemOf: (records: readonly R[]) => string | undefined;
    /** Those, a row each, that have to come in with them. */
    readonly needs: (records: readonly R[]) => readonly R[];
  };
}
export interface Readable<R> {
  readonly row: TableRow;
  readonly record: R;
}

/** Rows of which the others of their record could be read as well; those of the rest are refused with them. */
export const onlyWhole = async <F extends string, R>(
  { nameOf, among }: Whole<F, R>,
  layout: PlainLayout<F>,
  readable: readonly Readable<R>[],
  refused: RefusedRow[],
): Promise<readonly Readable<R>[]> => {
  const nameOfRow = (row: TableRow) => nameOf((field) => cellOf(layout, row, field));
  const problems = new Map<string, string>();
  await eachInTurns(
    refused,
    ({ row }) => void problems.set(nameOfRow(row), `同一份的第 ${row.line} 行没有读懂`),
  );
  const groups = new Map<string, R[]>();
  const nameOfRecord = new Map<R, string>();
  await eachInTurns(readable, ({ row, record }) => {
    const name = nameOfRow(row);
    nameOfRecord.set(record, name);
    const there = groups.get(name);
    if (there) there.push(record);
    else groups.set(name, [record]);
  });
  const { problemOf, needs } = among(readable.map(({ record }) => record));
  const needing = new Map<string, Set<string>>();
  await eachInTurns(groups, ([name, records]) => {
    const problem = problems.get(name) ?? problemOf(records);
    if (problem !== undefined) {
      problems.set(name, problem);
      return;
    }
    for (const needed of needs(records)) {
      const other = nameOfRecord.get(needed) ?? '';
      needing.set(other, (needing.get(other) ?? new Set()).add(name));
    }
  });
  // A map visits what is added to it on the way, so whatever needs the refused is refused in turn.
  for (const [refusedName] of problems)
    for (const name of needing.get(refusedName) ?? [])
      if (!problems.has(name)) problems.set(name, '本文件里它所替代或修改的文件没有读懂');
  return readable.filter(({ row, record }) => {
    const problem = problems.get(nameOfRecord.get(record) ?? '');
    if (problem !== undefined) refused.push({ row, reasons: [problem] });
    return problem === undefined;
  });
};
