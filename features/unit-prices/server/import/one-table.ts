import { plainText } from '#infra/server/import/plain-text';
import type { RefusedRow } from '#infra/server/import/refused-rows';
import type { Cell, TableRow } from '#infra/server/import/table';
import { Unclear } from '#infra/server/import/unclear';
import { readNumber } from '#infra/server/import/values';
import type { BillSheet } from './bill-book';
import { FIELD_KEYS, labelOf, type Field } from './fields';
import type { Layout } from './layout';

const headerText = ({ layout }: BillSheet): string =>
  JSON.stringify(layout.writtenHeader.cells.map(plainText));

/** In 元, as the common header says; what is no number stays as it is written. */
const inYuan = (cell: Cell, factor: number): Cell => {
  if (cell === null || factor === 1) return cell;
  try {
    return readNumber(cell, 'money', factor);
  } catch (error) {
    if (error instanceof Unclear) return cell;
    throw error;
  }
};

const cellOf = (layout: Layout, { cells }: TableRow, field: Field): Cell => {
  const index = layout.columns.get(field);
  const cell = index === undefined ? null : (cells[index] ?? null);
  if (field === 'taxBasis') return cell ?? layout.taxBasis ?? null;
  return inYuan(cell, layout.factors.get(field) ?? 1);
};

/** Columns that are no field, by their headers. */
const freeOf = ({ columns, header }: Layout): ReadonlyMap<string, number> => {
  const used = new Set(columns.values());
  return new Map(
    header.cells.flatMap((cell, index) => {
      const text = plainText(cell);
      return used.has(index) || text === '' ? [] : [[text, index] as const];
    }),
  );
};

/** Rows of several sheets under one header, so that one file holds them and can be imported again. */
export const inOneTable = (
  bills: readonly [BillSheet, ...BillSheet[]],
  refused: readonly RefusedRow[],
): { readonly header: TableRow; readonly refused: readonly RefusedRow[] } => {
  const [first] = bills;
  if (bills.every((bill) => headerText(bill) === headerText(first)))
    return { header: first.layout.writtenHeader, refused };
  const layouts = new Map(bills.map(({ name, layout }) => [name, layout]));
  const isUsed = (field: Field) =>
    bills.some(
      ({ layout }) => layout.columns.has(field) || (field === 'taxBasis' && layout.taxBasis !== undefined),
    );
  const fields = FIELD_KEYS.filter(isUsed);
  const others = [...new Set(bills.flatMap(({ layout }) => [...freeOf(layout).keys()]))];
  return {
    header: { line: first.layout.header.line, cells: [...fields.map(labelOf), ...others] },
    refused: refused.map(({ row, reasons }) => {
      const layout = layouts.get(row.sheet ?? '') ?? first.layout;
      const free = freeOf(layout);
      const cells = [
        ...fields.map((field) => cellOf(layout, row, field)),
        ...others.map((text) => row.cells[free.get(text) ?? -1] ?? null),
      ];
      return { row: { ...row, cells }, reasons };
    }),
  };
};
