import { isNothing, plainText } from '#infra/server/import/plain-text';
import type { Cell, Table, TableRow } from '#infra/server/import/table';
import { Unclear } from '#infra/server/import/unclear';
import { fieldOf, labelOf, type Field } from './fields';

export interface Layout {
  readonly columns: ReadonlyMap<Field, number>;
  readonly ignored: readonly string[];
  readonly header: TableRow;
  readonly body: readonly TableRow[];
}

const HEAD_ROWS = 15;
const REQUIRED: readonly Field[] = ['code', 'name', 'unit', 'price'];

const known = ({ cells }: TableRow): Field[] =>
  cells.flatMap((cell) => (typeof cell === 'string' ? (fieldOf(cell) ?? []) : []));

/** Printed bills head 综合单价 and 合价 with 金额（元） in the row above; the row with most known headers counts. */
export const readLayout = ({ rows }: Table): Layout => {
  const header = rows
    .slice(0, HEAD_ROWS)
    .reduce<TableRow | undefined>(
      (best, row) => (known(row).length > (best ? known(best).length : 1) ? row : best),
      undefined,
    );
  if (!header) throw new Unclear('没有找到表头：前 15 行里没有一行含有“项目编码”“项目名称”等列名');
  const above = rows[rows.indexOf(header) - 1];
  const columns = new Map<Field, number>();
  const ignored: string[] = [];
  header.cells.forEach((cell, index) => {
    const text = cell ?? above?.cells[index] ?? null;
    const field = typeof text === 'string' ? fieldOf(text) : undefined;
    if (field === undefined) {
      if (cell !== null && plainText(cell) !== '') ignored.push(plainText(cell));
      return;
    }
    if (columns.has(field)) throw new Unclear(`有两列都像是“${labelOf(field)}”，请只保留一列`);
    columns.set(field, index);
  });
  const missing = REQUIRED.filter((field) => !columns.has(field)).map(labelOf);
  if (missing.length > 0) throw new Unclear(`缺少必需的列：${missing.join('、')}`);
  return { columns, ignored, header, body: rows.slice(rows.indexOf(header) + 1) };
};

/** The cell of a field; null where the column is missing or holds nothing. */
export const cellOf = ({ columns }: Layout, { cells }: TableRow, field: Field): Cell => {
  const index = columns.get(field);
  const cell = index === undefined ? null : (cells[index] ?? null);
  return isNothing(cell) ? null : cell;
};
