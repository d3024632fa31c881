import type { Project } from '../project';
import type { Accepted } from './accepted';
import { readLayout, type Layout } from './columns';
import type { FieldName } from './fields';
import type { Column } from './header';
import { rowReader, type ImportContext } from './rows';
import { confirmed, unchecked, uncheckedWords, type Verdict } from '#infra/server/import/doubts';
import { isTitle } from '#infra/server/import/titles';
import { eachInTurns } from '#infra/server/in-turns';
import type { Choices } from '#infra/server/import/choices';
import { MissingColumns } from '#infra/server/import/missing-columns';
import { Unclear } from '#infra/server/import/unclear';
import type { RefusedRow } from '#infra/server/import/refused-rows';
import { isTotal } from '#infra/server/import/totals';
import { readSheets, readTable, unreadSheet, type ReadLimits } from '#infra/server/import/read-file';
import { isZip, type Sheet, type TableRow } from '#infra/server/import/table';
import { DETAILS, isDetail } from './detail-fields';
import { joinDetails } from './detail-sheets';

/** What a file was understood to say, before anything is stored. */
export interface Understanding {
  readonly format: string;
  readonly layout: Layout;
  readonly accepted: readonly Accepted[];
  readonly refused: readonly RefusedRow[];
  /** Lines of sums. */
  readonly totals: readonly number[];
  /** Lines of headings. */
  readonly titles: readonly number[];
  /** What became of the other sheets and was left unchecked, in words. */
  readonly sheets: readonly string[];
}

interface ProjectBook {
  readonly format: string;
  readonly layout: Layout;
  readonly details: readonly Sheet[];
  /** Every other sheet that holds anything, and why it was not read. */
  readonly unread: readonly string[];
}

const BILL = /清单|综合单价/;

const whyUnread = async (sheet: Sheet, list: Sheet, choices: Choices | undefined): Promise<string> => {
  if (BILL.test(sheet.name)) return '是清单，请按综合单价导入';
  try {
    await readLayout({ rows: sheet.rows, format: '' }, choices);
    return `也是工程清单，一个文件只读一张，请并入“${list.name}”或另存为单独的文件再导入`;
  } catch (error) {
    if (!(error instanceof Unclear)) throw error;
    const names = Object.values(DETAILS).map(({ label }) => label);
    return `不是工程清单，表名里也没有${names.map((name) => `“${name}”`).join('')}，看不出是哪种明细`;
  }
};

/** The first sheet that lists projects, or would with a column more; none of those with the names of details. */
const listAmong = async (
  sheets: readonly Sheet[],
  choices: Choices | undefined,
): Promise<Sheet | undefined> => {
  const likely = sheets.filter(({ name }) => !isDetail(name));
  const isList = async (sheet: Sheet) => {
    try {
      await readLayout({ rows: sheet.rows, format: '' }, choices);
      return true;
    } catch (error) {
      if (!(error instanceof Unclear)) throw error;
      return error instanceof MissingColumns;
    }
  };
  for (const sheet of likely) if (await isList(sheet)) return sheet;
  return likely[0] ?? sheets[0];
};

const readBook = async (bytes: Uint8Array, choices?: Choices, reading?: ReadLimits): Promise<ProjectBook> => {
  if (!isZip(bytes)) {
    const table = await readTable(bytes, reading);
    return { format: table.format, layout: await readLayout(table, choices), details: [], unread: [] };
  }
  const all = await readSheets(bytes, reading);
  const sheets = all.filter(({ rows }) => rows.length > 0);
  const list = (await listAmong(sheets, choices)) ?? { name: '', rows: [] };
  const format = list === all[0] ? 'Excel 工作簿的第一张表' : `Excel 工作簿的“${list.name}”表`;
  const others = sheets.filter((sheet) => sheet !== list);
  const unread: string[] = [];
  for (const sheet of others)
    if (!isDetail(sheet.name)) unread.push(unreadSheet(sheet, await whyUnread(sheet, list, choices)));
  return {
    format,
    layout: await readLayout({ rows: list.rows, format }, choices),
    details: others.filter(({ name }) => isDetail(name)),
    unread,
  };
};

/** Rows under the head that repeat it (printed tables do) hold nothing to import. */
const repeatsHead = ({ cells }: TableRow, columns: readonly Column[], header: TableRow): boolean =>
  columns.every(
    ({ index }) => String(cells[index] ?? '').trim() === String(header.cells[index] ?? '').trim(),
  );

const NAMES: ReadonlySet<FieldName> = new Set(['name'] as const);

/** Throws Unclear when the file as a whole cannot be imported. */
export const understandFile = async (
  bytes: Uint8Array,
  surroundings: ImportContext,
  choices?: Choices,
  reading?: ReadLimits,
): Promise<Understanding> => {
  const { format, layout, details, unread } = await readBook(bytes, choices, reading);
  const read = rowReader(layout, surroundings);
  const accepted: Accepted[] = [];
  const refused: RefusedRow[] = [];
  const lines = new Map<string, number>();
  const totals: number[] = [];
  const titles: number[] = [];
  const columns = layout.columns.map((column) => [column.field, column] as const);
  await eachInTurns(layout.body, (row) => {
    if (isTotal(row)) {
      totals.push(row.line);
      return;
    }
    if (repeatsHead(row, layout.columns, layout.header)) return;
    if (isTitle(row, columns, NAMES)) {
      titles.push(row.line);
      return;
    }
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
    format,
    layout,
    accepted: detailed.accepted,
    refused: [...refused, ...detailed.refused].sort((a, b) => a.row.line - b.row.line),
    totals,
    titles,
    sheets: [...detailed.words, ...unread],
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
  doubt: (project: Project) => Verdict,
): Understanding => {
  const accepted: Accepted[] = [];
  const refused: RefusedRow[] = [];
  const left: { readonly line: number }[] = [];
  for (const one of understood.accepted) {
    const { isChecked, reason } = doubt(one.project);
    if (!isChecked && !one.isConfirmed) {
      accepted.push({ ...one, project: unchecked(one.project) });
      left.push({ line: one.row.line });
    } else if (reason === undefined) accepted.push(one);
    else if (one.isConfirmed) accepted.push({ ...one, project: confirmed(one.project) });
    else refused.push({ row: one.row, reasons: [reason] });
  }
  return {
    ...understood,
    accepted,
    sheets: [...understood.sheets, ...uncheckedWords(left)],
    refused: [...understood.refused, ...refused].sort((a, b) => a.row.line - b.row.line),
  };
};
