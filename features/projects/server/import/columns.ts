import {
  likeliestAmong,
  NO_CHOICES,
  readChoices,
  simpleHeader,
  type Choices,
  type Chosen,
} from '#infra/server/import/choices';
import { findHeader, type HeaderReader } from '#infra/server/import/find-header';
import { MissingColumns } from '#infra/server/import/missing-columns';
import { isNothing, plainText } from '#infra/server/import/plain-text';
import { readColumns, type ReadColumn } from '#infra/server/import/read-columns';
import type { Cell, Table, TableRow } from '#infra/server/import/table';
import { readStage, readTaxBasis, readTaxMethod } from '#infra/server/import/terms';
import { Unclear } from '#infra/server/import/unclear';
import type { MoneyUnit } from '#infra/server/import/unit-above';
import { ASSUMABLE, EITHER, FIELD_CALLED, FIELD_NAMES, namesOf } from './field-names';
import { FIELDS, type FieldName } from './fields';
import { readHeader, splitHeader, type Column } from './header';

export interface Layout {
  readonly columns: readonly Column[];
  readonly ignored: readonly string[];
  /** Fields a column nobody knows may be, by its header. */
  readonly likely: ReadonlyMap<string, readonly FieldName[]>;
  /** Values for rows that give none. */
  readonly assumed: ReadonlyMap<FieldName, string>;
  readonly header: TableRow;
  /** With the unit of money that stands above it, for rows that are written into another file. */
  readonly writtenHeader: TableRow;
  readonly body: readonly TableRow[];
}

const LEAST_KNOWN = 3;

const readers: { readonly [K in FieldName]?: (cell: Cell) => unknown } = {
  stage: readStage,
  taxBasis: readTaxBasis,
  taxMethod: readTaxMethod,
};

const canRead = (field: FieldName, cell: Cell): boolean => {
  try {
    readers[field]?.(cell);
    return true;
  } catch (error) {
    if (error instanceof Unclear) return false;
    throw error;
  }
};

/** Of the fields a header may mean, the first whose words stand in the first filled cell below it. */
const decided = (column: Column, body: readonly TableRow[]): Column => {
  const fields = EITHER.get(simpleHeader(column.header.split(/[(（]/, 1)[0] ?? ''));
  const first = body.map(({ cells }) => cells[column.index] ?? null).find((cell) => !isNothing(cell));
  const field = first === undefined ? undefined : fields?.find((each) => canRead(each, first));
  return field ? { ...column, field } : column;
};

/** Of amounts whose header names no unit, the one of the lines above it. */
const inUnit = (column: Column, said: MoneyUnit | undefined): Column =>
  said && column.unit === '' && FIELDS[column.field].quantity === 'money' ? { ...column, ...said } : column;

/** One field may have two columns only when they tell the two tax bases apart. */
const refuseTwins = (columns: readonly Column[]): void => {
  const seen = new Map<string, Column>();
  for (const column of columns) {
    const key = `${column.field} ${column.taxBasis ?? ''}`;
    const twin = seen.get(key);
    if (twin)
      throw new Unclear(
        `列“${twin.header}”和“${column.header}”都像是“${FIELDS[column.field].label}”，请只保留一列`,
      );
    seen.set(key, column);
  }
};

const has = (columns: readonly Column[], ...fields: readonly FieldName[]): boolean =>
  columns.some(({ field }) => fields.includes(field));

const REQUIRED: readonly (readonly [label: string, ...fields: FieldName[]])[] = [
  ['项目名称', 'name'],
  ['地区', 'place', 'province', 'city'],
  ['工程类型', 'type'],
  ['结构类型', 'structure'],
  ['建筑面积', 'area'],
  ['层数', 'floors', 'floorsAbove', 'floorsBelow'],
  ['计价阶段', 'stage'],
  ['价格期', 'priceDate'],
  ['单方造价或总造价', 'unitCost', 'total'],
];

const headerReader = ({ map, leftOut }: Chosen<FieldName>): HeaderReader<Column> => ({
  leftOut,
  read: (header, index) => readHeader(header, index, map),
  keyOf: ({ field, taxBasis }) => `${field} ${taxBasis ?? ''}`,
  hasUnit: ({ unit }) => unit !== '',
});

const missingIn = (
  columns: readonly Column[],
  assumed: Chosen<FieldName>['assume'],
): (readonly [label: string, ...fields: FieldName[]])[] => {
  const isSaid = (field: FieldName) => has(columns, field) || assumed.has(field);
  const missing = REQUIRED.filter(([, ...fields]) => !fields.some(isSaid));
  return isSaid('taxBasis') || columns.some(({ taxBasis }) => taxBasis)
    ? missing
    : [...missing, ['税口径', 'taxBasis']];
};

/** A word of `--map` that stands over no column is a mistake. */
const refuseUnmet = (mapped: Chosen<FieldName>['map'], { cells }: TableRow): void => {
  const headers = new Set(
    cells.flatMap((cell) => [simpleHeader(plainText(cell)), simpleHeader(splitHeader(plainText(cell)).name)]),
  );
  const unmet = [...mapped.keys()].find((header) => !headers.has(header));
  if (unmet !== undefined) throw new Unclear(`--map：表头里没有“${unmet}”这一列`);
};

const STORED_UNITS = {
  area: '㎡',
  money: '元',
  unitCost: '元/㎡',
  length: 'm',
  share: '%',
  count: '层',
} as const;

/** Unit and factor of a column, as a screen says them. */
export const unitNote = ({ field, unit, factor }: Column): string => {
  const { quantity } = FIELDS[field];
  if (!quantity) return '';
  const stored = STORED_UNITS[quantity];
  if (unit === '') return `按 ${stored}`;
  return factor === 1 || quantity === 'share' ? `单位 ${unit}` : `单位 ${unit}（×${factor} → ${stored}）`;
};

/** All columns of the file, for a screen. */
export const columnsIn = ({ columns, likely, header, body }: Layout): readonly ReadColumn[] =>
  readColumns(
    { header, body },
    new Map(
      columns.map((column) => {
        const note = [column.taxBasis ?? '', unitNote(column)].filter((word) => word !== '').join('，');
        return [column.index, { label: FIELDS[column.field].label, note }];
      }),
    ),
    (text) => (likely.get(text) ?? []).map((field) => FIELDS[field].label),
  );

/**
 * Finds the header among the first rows; titles may stand above it, and it may take two lines. Throws Unclear when
 * columns are missing.
 */
export const readLayout = async ({ rows }: Table, choices: Choices = NO_CHOICES): Promise<Layout> => {
  const chosen = readChoices(choices, FIELD_CALLED, ASSUMABLE);
  const { map, assume } = chosen;
  const found = await findHeader(rows, headerReader(chosen), LEAST_KNOWN);
  if (!found) throw new Unclear('没有找到表头：前 15 行里没有一行含有“项目名称”“建筑面积”等列名');
  const { header, body } = found;
  const isMapped = ({ header: text }: Column) =>
    map.has(simpleHeader(plainText(text))) || map.has(simpleHeader(splitHeader(plainText(text)).name));
  const mapped = new Set(map.values());
  const known = found.columns.map((column) => (isMapped(column) ? column : decided(column, body)));
  const read = known.map((column) => inUnit(column, found.moneyUnit));
  const unitOf = new Map(
    read.filter((column, at) => column !== known[at]).map(({ index, unit }) => [index, unit]),
  );
  const writtenHeader = {
    line: header.line,
    cells: header.cells.map((cell, index) => {
      const unit = unitOf.get(index);
      return unit === undefined ? cell : `${plainText(cell)}（${unit}）`;
    }),
  };
  // What was said counts before what was recognised.
  const columns = read.filter((column) => isMapped(column) || !mapped.has(column.field));
  const free = [
    ...found.free,
    ...read.filter((column) => !columns.includes(column)).map(({ header: text }) => text),
  ];
  refuseUnmet(map, header);
  refuseTwins(columns);
  const unused = FIELD_NAMES.filter((field) => !has(columns, field));
  const likeliest = likeliestAmong(unused, namesOf);
  const likely = new Map(
    free.map((text) => [text, likeliest([text])] as const).filter(([, fields]) => fields.length > 0),
  );
  const layout = { columns, ignored: free, likely, assumed: assume, header, writtenHeader, body };
  const missing = missingIn(columns, assume);
  if (missing.length > 0) {
    const likeliestFree = likeliestAmong(free, (text) => [text]);
    throw new MissingColumns(
      missing.map(([label, ...fields]) => ({
        label,
        likely: likeliestFree(fields.flatMap(namesOf)),
        isAssumable: fields.every((field) => ASSUMABLE.has(field)),
      })),
      header.cells.map(plainText),
      free,
      columnsIn(layout),
    );
  }
  return layout;
};
