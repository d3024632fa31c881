import type { Project } from '../project';
import { readLayout, type Layout } from './columns';
import type { Column } from './header';
import { rowReader, type ImportContext } from './rows';
import type { Choices } from '#infra/server/import/choices';
import type { RefusedRow } from '#infra/server/import/refused-rows';
import { isTotal } from '#infra/server/import/totals';
import { readTable } from '#infra/server/import/read-file';
import type { TableRow } from '#infra/server/import/table';

export interface Accepted {
  readonly row: TableRow;
  readonly project: Project;
}
/** What a file was understood to say, before anything is stored. */
export interface Understanding {
  readonly format: string;
  readonly layout: Layout;
  readonly accepted: readonly Accepted[];
  readonly refused: readonly RefusedRow[];
  /** Lines of sums. */
  readonly totals: readonly number[];
}

/** Rows under the head that repeat it (printed tables do) hold nothing to import. */
const repeatsHead = ({ cells }: TableRow, columns: readonly Column[], header: TableRow): boolean =>
  columns.every(
    ({ index }) => String(cells[index] ?? '').trim() === String(header.cells[index] ?? '').trim(),
  );

/** Throws Unclear when the file as a whole cannot be imported. */
export const understandFile = async (
  bytes: Uint8Array,
  surroundings: ImportContext,
  choices?: Choices,
): Promise<Understanding> => {
  const table = await readTable(bytes);
  const layout = readLayout(table, choices);
  const read = rowReader(layout, surroundings);
  const accepted: Accepted[] = [];
  const refused: RefusedRow[] = [];
  const lines = new Map<string, number>();
  const totals: number[] = [];
  for (const row of layout.body) {
    if (isTotal(row)) {
      totals.push(row.line);
      continue;
    }
    if (repeatsHead(row, layout.columns, layout.header)) continue;
    const result = read(row);
    if (!('project' in result)) {
      refused.push({ row, reasons: result.reasons });
      continue;
    }
    const { project } = result;
    const earlier = lines.get(project.id);
    if (earlier !== undefined) {
      refused.push({ row, reasons: [`与第 ${earlier} 行重复（项目名称、建筑面积、价格期都相同）`] });
      continue;
    }
    lines.set(project.id, row.line);
    accepted.push({ row, project });
  }
  return { format: table.format, layout, accepted, refused, totals };
};

/** Moves rows whose project is already stored to the refused ones. */
export const withoutStored = (understood: Understanding, stored: ReadonlySet<string>): Understanding => ({
  ...understood,
  accepted: understood.accepted.filter(({ project }) => !stored.has(project.id)),
  refused: [
    ...understood.refused,
    ...understood.accepted
      .filter(({ project }) => stored.has(project.id))
      .map(({ row }) => ({ row, reasons: ['库中已有项目名称、建筑面积、价格期都相同的工程'] })),
  ].sort((a, b) => a.row.line - b.row.line),
});
