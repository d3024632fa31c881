import { fieldNames, likeliestAmong, NO_CHOICES, readChoices, simpleHeader, type Choices } from './choices';
import { findHeader } from './find-header';
import { MissingColumns } from './missing-columns';
import { isNothing, plainText } from './plain-text';
import { readColumns, type ReadColumn } from './read-columns';
import type { Cell, Table, TableRow } from './table';
import { Unclear } from './unclear';
import { unitFactor } from './units';

interface Column<F> {
  readonly index: number;
  readonly field: F;
  /** What one of the column's unit is in 元. */
  readonly factor: number;
}
export interface PlainLayout<F extends string> {
  readonly columns: ReadonlyMap<F, Column<F>>;
  readonly ignored: readonly string[];
  readonly assumed: ReadonlyMap<F, string>;
  readonly header: TableRow;
  readonly body: readonly TableRow[];
}
interface Plan<F extends string> {
  /** Headers as houses write them; the first is how an export writes the column. */
  readonly fields: Readonly<Record<F, readonly [string, ...string[]]>>;
  readonly required: readonly F[];
  readonly assumable: ReadonlySet<F>;
  /** So few known headers are no head of a table. */
  readonly least: number;
}

const NOTE = /[([【〔]([^)\]】〕]*)[)\]】〕]/g;

/** Tables of one line a record, with columns that may stand in any order under names of many spellings. */
export const plainLayout = <F extends string>({ fields, required, assumable, least }: Plan<F>) => {
  const keys = Object.keys(fields) as F[];
  const labelOf = (field: F): string => fields[field][0];
  const called = fieldNames(
    Object.fromEntries(
      keys.map((field) => [field, { label: labelOf(field), aliases: fields[field] }]),
    ) as unknown as Record<F, { readonly label: string; readonly aliases: readonly string[] }>,
  );

  /** 中价（元） is a price; words in brackets that are no unit of money belong to the name. */
  const readHeader = (
    header: string,
    index: number,
    mapped: ReadonlyMap<string, F>,
  ): Column<F> | undefined => {
    const plain = plainText(header);
    const bare = plain.replaceAll(NOTE, '').trim();
    const factors = [...plain.matchAll(NOTE)].flatMap(
      ([, note = '']) => unitFactor('money', note.replace(/^单位:?/, '').replace(/\/.*$/, '')) ?? [],
    );
    const field =
      mapped.get(simpleHeader(plain)) ??
      mapped.get(simpleHeader(bare)) ??
      called.get(simpleHeader(plain)) ??
      called.get(simpleHeader(bare));
    return field && { index, field, factor: factors[0] ?? 1 };
  };

  /** All columns of the file, for a screen. */
  const columnsIn = ({ columns, header, body }: PlainLayout<F>): readonly ReadColumn[] => {
    const unused = keys.filter((field) => !columns.has(field));
    const likeliest = likeliestAmong(unused, (field) => fields[field]);
    return readColumns(
      { header, body },
      new Map([...columns.values()].map(({ index, field }) => [index, { label: labelOf(field) }])),
      (text) => likeliest([text]).map(labelOf),
    );
  };

  /** Throws Unclear where the columns do not say what is needed. */
  const read = ({ rows }: Table, choices: Choices = NO_CHOICES): PlainLayout<F> => {
    const { map, leftOut, assume } = readChoices(choices, called, assumable);
    const found = findHeader(
      rows,
      {
        leftOut,
        read: (header, index) => readHeader(header, index, map),
        keyOf: ({ field }: Column<F>) => field,
        hasUnit: () => false,
      },
      least,
    );
    const some = required.slice(0, 3).map((field) => `“${labelOf(field)}”`);
    if (!found) throw new Unclear(`没有找到表头：前 15 行里没有一行含有${some.join('')}等列名`);
    const columns = new Map<F, Column<F>>();
    const mapped = new Set(map.values());
    const isMapped = ({ index }: Column<F>) => {
      const text = plainText(found.header.cells[index] ?? null);
      return map.has(simpleHeader(text)) || map.has(simpleHeader(text.replaceAll(NOTE, '')));
    };
    for (const column of found.columns) {
      // What was said counts before what was recognised.
      if (mapped.has(column.field) && !isMapped(column)) continue;
      if (columns.has(column.field))
        throw new Unclear(`有两列都像是“${labelOf(column.field)}”，请只保留一列`);
      columns.set(column.field, column);
    }
    const { header, body, free } = found;
    const layout = { columns, assumed: assume, ignored: free, header, body };
    const missing = required.filter((field) => !columns.has(field) && !assume.has(field));
    if (missing.length > 0) {
      const likeliest = likeliestAmong(free, (text) => [text]);
      throw new MissingColumns(
        missing.map((field) => ({
          label: labelOf(field),
          likely: likeliest(fields[field]),
          isAssumable: assumable.has(field),
        })),
        header.cells.map(plainText),
        free,
        columnsIn(layout),
      );
    }
    return layout;
  };

  return { keys, labelOf, read, columnsIn };
};

/** What the row says of the field, or what is assumed for rows that say nothing. */
export const cellOf = <F extends string>(
  { columns, assumed }: PlainLayout<F>,
  { cells }: TableRow,
  field: F,
): Cell => {
  const column = columns.get(field);
  const cell = column ? (cells[column.index] ?? null) : null;
  return isNothing(cell) ? (assumed.get(field) ?? null) : cell;
};
