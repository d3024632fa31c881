import type { Project } from '../project';
import { readLayout, type Column, type Layout } from './columns';
import { rowReader, type ImportContext } from './rows';
import { readTable } from '#infra/server/import/read-file';
import type { TableRow } from '#infra/server/import/table';

export interface Accepted {
  readonly row: TableRow;
  readonly project: Project;
}
export interface Refused {
  readonly row: TableRow;
  readonly reasons: readonly string[];
}
/** What a file was understood to say, before anything is stored. */
export interface Understanding {
  readonly format: string;
  readonly layout: Layout;
  readonly accepted: readonly Accepted[];
  readonly refused: readonly Refused[];
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
): Promise<Understanding> => {
  const table = await readTable(bytes);
  const layout = readLayout(table);
  const read = rowReader(layout.columns, surroundings);
  const accepted: Accepted[] = [];
  const refused: Refused[] = [];
  const lines = new Map<string, number>();
  for (const row of layout.body) {
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
  return { format: table.format, layout, accepted, refused };
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
