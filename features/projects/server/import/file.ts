import type { Project } from '../project';
import type { Accepted } from './accepted';
import { readLayout, type Layout } from './columns';
import type { Column } from './header';
import { rowReader, type ImportContext } from './rows';
import { confirmed } from '#infra/server/import/doubts';
import { eachInTurns } from '#infra/server/in-turns';
import type { Choices } from '#infra/server/import/choices';
import type { RefusedRow } from '#infra/server/import/refused-rows';
import { isTotal } from '#infra/server/import/totals';
import { readSheets, readTable, type Reading } from '#infra/server/import/read-file';
import { isZip, type Sheet, type Table, type TableRow } from '#infra/server/import/table';
import { isDetail, joinDetails } from './detail-sheets';

/** What a file was understood to say, before anything is stored. */
export interface Understanding {
  readonly format: string;
  readonly layout: Layout;
  readonly accepted: readonly Accepted[];
  readonly refused: readonly RefusedRow[];
  /** Lines of sums. */
  readonly totals: readonly number[];
  /** What became of the sheets of details, in words. */
  readonly sheets: readonly string[];
}

interface ProjectBook {
  readonly table: Table;
  readonly details: readonly Sheet[];
}

/** The first sheet lists the projects, unless its name is that of a sheet of details. */
const readBook = async (bytes: Uint8Array, reading?: Reading): Promise<ProjectBook> => {
  if (!isZip(bytes)) return { table: await readTable(bytes, undefined, reading), details: [] };
  const sheets = await readSheets(bytes, reading);
  const list = sheets.find(({ name }) => !isDetail(name)) ?? sheets[0];
  const format = list === sheets[0] ? 'Excel 工作簿的第一张表' : `Excel 工作簿的“${list?.name ?? ''}”表`;
  return {
    table: { rows: list?.rows ?? [], format },
    details: sheets.filter((sheet) => sheet !== list && isDetail(sheet.name)),
  };
};

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
  reading?: Reading,
): Promise<Understanding> => {
  const { table, details } = await readBook(bytes, reading);
  const layout = await readLayout(table, choices);
  const read = rowReader(layout, surroundings);
  const accepted: Accepted[] = [];
  const refused: RefusedRow[] = [];
  const lines = new Map<string, number>();
  const totals: number[] = [];
  await eachInTurns(layout.body, (row) => {
    if (isTotal(row)) {
      totals.push(row.line);
      return;
    }
    if (repeatsHead(row, layout.columns, layout.header)) return;
    const result = read(row);
    if (!('project' in result)) {
      refused.push({ row, reasons: result.reasons });
      return;
    }
    const { project, isConfirmed } = result;
    const earlier = lines.get(project.id);
    if (earlier !== undefined) {
      refused.push({ row, reasons: [`与第 ${earlier} 行重复（项目名称、建筑面积、价格期都相同）`] });
      return;
    }
    lines.set(project.id, row.line);
    accepted.push({ row, project, isConfirmed });
  });
  const detailed = await joinDetails(details, accepted);
  return {
    format: table.format,
    layout,
    accepted: detailed.accepted,
    refused: [...refused, ...detailed.refused].sort((a, b) => a.row.line - b.row.line),
    totals,
    sheets: detailed.words,
  };
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

/** Moves rows in doubt to the refused ones, unless they were confirmed. */
export const withoutDoubtful = (
  understood: Understanding,
  doubt: (project: Project) => string | undefined,
): Understanding => {
  const accepted: Accepted[] = [];
  const refused: RefusedRow[] = [];
  for (const one of understood.accepted) {
    const reason = doubt(one.project);
    if (reason === undefined) accepted.push(one);
    else if (one.isConfirmed) accepted.push({ ...one, project: confirmed(one.project) });
    else refused.push({ row: one.row, reasons: [reason] });
  }
  return {
    ...understood,
    accepted,
    refused: [...understood.refused, ...refused].sort((a, b) => a.row.line - b.row.line),
  };
};
