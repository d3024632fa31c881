import { splitBrackets } from '#infra/server/import/brackets';
import {
  likeliestAmong,
  NO_CHOICES,
  readChoices,
  simpleHeader,
  type Choices,
} from '#infra/server/import/choices';
import { findHeader } from '#infra/server/import/find-header';
import { MissingColumns } from '#infra/server/import/missing-columns';
import { isNothing, plainText } from '#infra/server/import/plain-text';
import { readColumns, type ReadColumn } from '#infra/server/import/read-columns';
import type { Cell, Table, TableRow } from '#infra/server/import/table';
import { Unclear } from '#infra/server/import/unclear';
import type { TaxBasis } from '#src/costing/basis';
import { PART_KEYS } from '../../contract';
import { FIELD_CALLED, FIELD_KEYS, labelOf, namesOf, readHeader, type Field } from './fields';

export interface Layout {
  readonly columns: ReadonlyMap<Field, number>;
  /** What one of the column's unit is in 元. */
  readonly factors: ReadonlyMap<Field, number>;
  /** Of the prices, where their header names it. */
  readonly taxBasis: TaxBasis | undefined;
  readonly ignored: readonly string[];
  /** Values for rows that give none. */
  readonly assumed: ReadonlyMap<Field, string>;
  readonly header: TableRow;
  /** With the unit of money that stands above it, for rows that are written into another file. */
  readonly writtenHeader: TableRow;
  readonly body: readonly TableRow[];
}

const LEAST_KNOWN = 2;
const IN_MONEY: ReadonlySet<Field> = new Set(['price', 'amount', ...PART_KEYS]);
const REQUIRED: readonly Field[] = ['code', 'name', 'unit', 'price'];
export const ASSUMABLE: ReadonlySet<Field> = new Set(['edition', 'project', 'taxBasis', 'confirmed']);

const headersOf = ({ cells }: TableRow): readonly string[] => cells.map(plainText);
const bare = (header: string): string => simpleHeader(splitBrackets(header).name);

/** All columns of the file, for a screen. */
export const columnsIn = ({ columns, factors, taxBasis, header, body }: Layout): readonly ReadColumn[] => {
  const unused = FIELD_KEYS.filter((field) => !columns.has(field));
  const likeliest = likeliestAmong(unused, namesOf);
  return readColumns(
    { header, body },
    new Map(
      [...columns].map(([field, index]) => {
        const factor = factors.get(field) ?? 1;
        const basis = field === 'price' ? taxBasis : undefined;
        const note = [basis ?? '', factor === 1 ? '' : `×${factor} → 元`]
          .filter((word) => word !== '')
          .join('，');
        return [index, { label: labelOf(field), note }];
      }),
    ),
    (text) => likeliest([text]).map(labelOf),
  );
};

const stands = (each: string, headers: readonly string[]): boolean =>
  headers.some((text) => simpleHeader(text) === each || bare(text) === each);

/** A word of `--map` that stands over no column is a mistake. */
export const refuseUnmet = (choices: Choices, headers: readonly string[]): void => {
  const { map } = readChoices(choices, FIELD_CALLED, ASSUMABLE);
  const unmet = [...map.keys()].find((each) => !stands(each, headers));
  if (unmet !== undefined) throw new Unclear(`--map：表头里没有“${unmet}”这一列`);
};

/** Printed bills head 综合单价 and 合价 with 金额（元） in the row above; both rows are read as one. */
export const readLayout = async (
  { rows }: Table,
  choices: Choices = NO_CHOICES,
  as: 'whole file' | 'of several' = 'whole file',
): Promise<Layout> => {
  const { map: said, leftOut, assume } = readChoices(choices, FIELD_CALLED, ASSUMABLE);
  const found = await findHeader(
    rows,
    {
      leftOut,
      read: (header, index) => readHeader(header, index, said),
      keyOf: ({ field }) => field,
      hasUnit: ({ unit }) => unit !== '',
    },
    LEAST_KNOWN,
  );
  if (!found) throw new Unclear('没有找到表头：前 15 行里没有一行含有“项目编码”“项目名称”等列名');
  const { header, body } = found;
  const headers = headersOf(header);
  if (as === 'whole file') refuseUnmet(choices, headers);
  const map = new Map([...said].filter(([each]) => stands(each, headers)));
  const isMapped = (index: number) => {
    const text = headers[index] ?? '';
    return map.has(simpleHeader(text)) || map.has(bare(text));
  };
  const mapped = new Set(map.values());
  const columns = new Map<Field, number>();
  const factors = new Map<Field, number>();
  const free = [...found.free];
  const unitless: Field[] = [];
  let taxBasis: TaxBasis | undefined;
  for (const { field, index, unit, ...column } of found.columns) {
    if (mapped.has(field) && !isMapped(index)) {
      free.push(headers[index] ?? '');
      continue;
    }
    if (columns.has(field)) throw new Unclear(`有两列都像是“${labelOf(field)}”，请只保留一列`);
    columns.set(field, index);
    const isOpen = unit === '' && IN_MONEY.has(field);
    if (isOpen) unitless.push(field);
    factors.set(field, (isOpen ? found.moneyUnit?.factor : undefined) ?? column.factor);
    taxBasis ??= column.taxBasis;
  }
  const inUnitAbove = new Set(unitless.map((field) => columns.get(field)));
  const writtenHeader = {
    line: header.line,
    cells: header.cells.map((cell, index) =>
      found.moneyUnit && inUnitAbove.has(index) ? `${plainText(cell)}（${found.moneyUnit.unit}）` : cell,
    ),
  };
  const layout = { columns, factors, taxBasis, ignored: free, assumed: assume, header, writtenHeader, body };
  const missing = REQUIRED.filter((field) => !columns.has(field));
  if (missing.length > 0) {
    const likeliest = likeliestAmong(free, (text) => [text]);
    throw new MissingColumns(
      missing.map((field) => ({
        label: labelOf(field),
        likely: likeliest(namesOf(field)),
        isAssumable: false,
      })),
      headers,
      free,
      columnsIn(layout),
    );
  }
  return layout;
};

/** The cell of a field; null where the column is missing or holds nothing. */
export const cellOf = ({ columns, assumed }: Layout, { cells }: TableRow, field: Field): Cell => {
  const index = columns.get(field);
  const cell = index === undefined ? null : (cells[index] ?? null);
  return isNothing(cell) ? (assumed.get(field) ?? null) : cell;
};
