import type { PrintedDocument } from '#infra/server/pdf/printed-document';
import type { ListExport, PageExport } from '#src/tables/list-export';
import { openListFile } from '#src/tables/list-file';
import { headOf, type Cell, type TableSheet } from '#src/tables/table-file';

export type TitledRow = Readonly<Record<string, Cell>>;

const byHead = <Of>(heads: readonly string[], rows: readonly (readonly Of[])[], none: Of) => {
  const twice = heads.filter((head, at) => heads.indexOf(head) !== at);
  if (twice.length > 0) throw new RangeError(`two columns are titled ${twice.join(', ')}`);
  return rows.map((cells) => Object.fromEntries(heads.map((head, at) => [head, cells[at] ?? none])));
};

/** Rows by the heads of their columns, units with them. */
const titled = ({ columns, rows }: Pick<TableSheet, 'columns' | 'rows'>): readonly TitledRow[] =>
  byHead<Cell>(columns.map(headOf), rows, null);

/** Every table that is printed, by the title of its section. */
export const printedRows = ({ sections }: PrintedDocument) =>
  Object.fromEntries(
    sections.flatMap(({ title, table }) =>
      table
        ? [
            [
              title,
              byHead(
                table.columns.map((column) => column.title),
                table.rows,
                '',
              ),
            ] as const,
          ]
        : [],
    ),
  );

/** Every sheet of a page’s file by its name. */
export const pageRows = (page: PageExport | undefined): Readonly<Record<string, readonly TitledRow[]>> =>
  Object.fromEntries((page?.sheets ?? []).map((sheet) => [sheet.name, titled(sheet)]));

/** Rows of a list as its file holds them. */
export const listRows = <Row>(list: ListExport<Row>, rows: readonly Row[]): readonly TitledRow[] =>
  titled({ columns: list.columns, rows: openListFile(list as ListExport<unknown>).cellsOf(rows) });

/** A row to expect, no two of its columns alike and none empty: otherwise one could hold the other’s figure and no test would tell. */
export const apart = (row: TitledRow): TitledRow => {
  const cells = Object.values(row).map((cell) => String(cell ?? ''));
  const alike = Object.keys(row).filter((_, at) => cells[at] === '' || cells.indexOf(cells[at] ?? '') !== at);
  if (alike.length > 0) throw new RangeError(`no value of their own: ${alike.join(', ')}`);
  return row;
};
