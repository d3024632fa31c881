import { mapInTurns } from '#infra/server/in-turns';
import { plainText } from '#infra/server/import/plain-text';
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

const isUsed = ({ columns, taxBasis }: Layout, field: Field): boolean =>
  columns.has(field) || (field === 'taxBasis' && taxBasis !== undefined);

interface OneTable {
  readonly header: Pick<TableRow, 'cells'>;
  /** Under that header, and no wider than what stands in the row. */
  readonly cellsOf: (row: TableRow) => readonly Cell[];
}

/** Rows of several sheets under one header, so that one file holds them and can be imported again. */
export const inOneTable = async (bills: readonly [BillSheet, ...BillSheet[]]): Promise<OneTable> => {
  const [first] = bills;
  if (new Set(await mapInTurns(bills, headerText)).size === 1)
    return { header: first.layout.writtenHeader, cellsOf: ({ cells }) => cells };
  const fields = FIELD_KEYS.filter((field) => bills.some(({ layout }) => isUsed(layout, field)));
  const places = new Map<string, number>();
  const sheets = new Map(
    await mapInTurns(bills, ({ name, layout }) => {
      const free = [...freeOf(layout)].map(([text, index]) => {
        const place = places.get(text) ?? fields.length + places.size;
        places.set(text, place);
        return { place, index };
      });
      return [name, { layout, free }] as const;
    }),
  );
  return {
    header: { cells: [...fields.map(labelOf), ...places.keys()] },
    cellsOf: (row) => {
      const sheet = sheets.get(row.sheet ?? '');
      if (!sheet) return row.cells;
      const { layout, free } = sheet;
      const cells = fields.map((field) => cellOf(layout, row, field));
      for (const { place, index } of free) {
        const cell = row.cells[index] ?? null;
        if (cell === null) continue;
        while (cells.length < place) cells.push(null);
        cells[place] = cell;
      }
      return cells;
    },
  };
};
