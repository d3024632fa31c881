import { splitUnit } from '#infra/server/import/measures';
import { isNothing, plainText, writtenText } from '#infra/server/import/plain-text';
import type { Cell, TableRow } from '#infra/server/import/table';
import { isTotal } from '#infra/server/import/totals';
import { Unclear } from '#infra/server/import/unclear';
import { readMonth, readNumber } from '#infra/server/import/values';
import { unitName } from '#src/costing/content-unit';
import { roundTo } from '#src/costing/money';
import { LONGEST_LINE_NAME } from '#src/contract/project-bounds';
import type { Content, CostLine, Project, Resource } from '../project';
import { labelOf, type DetailField, type DetailKind, type DetailLayout } from './detail-fields';

/** A content of the whole building, of which nobody said how much lies above ground and how much below. */
export interface WholeContent {
  readonly name: string;
  readonly unit: string;
  readonly whole: number;
}
/** What one row of a sheet of details says of its project. */
export type Detail = CostLine | Content | WholeContent | Resource;

/** `kg/m2`, `kg`, `立方米/平方米` → `kg/㎡`, `kg/㎡`, `m³/㎡`. */
const perAreaUnit = (cell: Cell): string => {
  const [thing = ''] = plainText(cell).replaceAll(/\s/g, '').split('/');
  if (thing === '') throw new Unclear('单位没有填');
  return `${unitName(thing)}/㎡`;
};

export const cellOf = ({ columns }: DetailLayout, { cells }: TableRow, field: DetailField): Cell => {
  const column = columns.get(field);
  const cell = column ? (cells[column.index] ?? null) : null;
  return isNothing(cell) ? null : cell;
};

const nameOf = (cell: Cell): string => {
  const text = cell === null ? '' : writtenText(cell);
  if (text === '') throw new Unclear('名称没有填');
  if (text.length > LONGEST_LINE_NAME) throw new Unclear(`名称超过 ${LONGEST_LINE_NAME} 个字`);
  return text;
};

/** A row of sums, a repeated head or an empty one is no detail. */
export const saysNothing = (layout: DetailLayout, row: TableRow): boolean =>
  isTotal(row) ||
  (['amount', 'content', 'above', 'below', 'quantity', 'perArea', 'price'] as const).every(
    (field) => cellOf(layout, row, field) === null,
  ) ||
  [...layout.columns.values()].every(
    ({ index }) => plainText(row.cells[index] ?? null) === plainText(layout.header.cells[index] ?? null),
  );

/** Throws Unclear with why the row cannot be read. */
export const readDetail = (
  kind: DetailKind,
  layout: DetailLayout,
  row: TableRow,
  project: Pick<Project, 'area' | 'priceDate'>,
): Detail => {
  const cell = (field: DetailField) => cellOf(layout, row, field);
  const number = (field: DetailField, ...owns: readonly string[]): number | null => {
    const given = cell(field);
    if (given === null) return null;
    try {
      const value = readNumber(given, 'money', layout.columns.get(field)?.factor ?? 1, ...owns);
      if (value < 0) throw new Unclear('不能小于 0');
      return value;
    } catch (error) {
      throw error instanceof Unclear ? new Unclear(`${labelOf(field)}：${error.message}`) : error;
    }
  };
  const needed = (field: DetailField, ...owns: readonly string[]): number => {
    const value = number(field, ...owns);
    if (value === null) throw new Unclear(`${labelOf(field)}没有填`);
    return value;
  };
  const name = nameOf(cell('name'));
  if (kind === 'contents') {
    const unit = perAreaUnit(cell('unit'));
    const owns = [unit, splitUnit(unit).of];
    const [whole, above, below] = (['content', 'above', 'below'] as const).map((field) =>
      number(field, ...owns),
    ) as [number | null, number | null, number | null];
    return whole !== null && above === null && below === null
      ? { name, unit, whole }
      : { name, unit, above, below };
  }
  if (kind === 'resources') {
    const unit = perAreaUnit(cell('unit'));
    const { of } = splitUnit(unit);
    return {
      name,
      spec: cell('spec') === null ? '' : writtenText(cell('spec')),
      unit,
      quantity: roundTo(number('perArea', unit, of) ?? needed('quantity', of) / project.area, 6),
      price: roundTo(needed('price', `元/${of}`), 2),
      period: cell('period') === null ? project.priceDate : readMonth(cell('period')),
    };
  }
  return { name, amount: roundTo(needed('amount'), 2) };
};
