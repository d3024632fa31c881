import { splitBrackets } from './brackets';
import { fieldNames, likeliestAmong, NO_CHOICES, readChoices, simpleHeader, type Choices } from './choices';
import { findHeader } from './find-header';
import { firstOf, isReadable } from './first-values';
import { MissingColumns } from './missing-columns';
import { isNothing, plainText } from './plain-text';
import { readColumns, type ReadColumn } from './read-columns';
import type { Cell, Table, TableRow } from './table';
import { Unclear } from './unclear';
import { unitFactor } from './units';
import type { TaxBasis } from '#src/costing/basis';
import { refuseTwoBases, taxBasisOf } from './header-tax';
import { taxWordIn } from './terms';

interface Column<F> {
  readonly index: number;
  readonly field: F;
  /** What one of the column's unit is in 元. */
  readonly factor: number;
  /** The one its header names: 单价（含税）, 不含税单价. */
  readonly taxBasis: TaxBasis | undefined;
}
export interface PlainLayout<F extends string> {
  readonly columns: ReadonlyMap<F, Column<F>>;
  readonly ignored: readonly string[];
  readonly assumed: ReadonlyMap<F, string>;
  readonly header: TableRow;
  readonly body: readonly TableRow[];
  /** Of a row to which others have lent, what stands in the file. */
  readonly asWritten?: (row: TableRow) => TableRow;
}
interface Plan<F extends string> {
  /** Headers as houses write them; the first is how an export writes the column. */
  readonly fields: Readonly<Record<F, readonly [string, ...string[]]>>;
  readonly required: readonly F[];
  /** Amounts, whose headers may name the tax basis. */
  readonly taxed?: ReadonlySet<F>;
  /** Field that needs no column where they do. */
  readonly taxBasis?: F;
  /** Fields that need no column where one of these has one. */
  readonly instead?: Partial<Readonly<Record<F, readonly F[]>>>;
  readonly assumable: ReadonlySet<F>;
  /** So few known headers are no head of a table. */
  readonly least: number;
  /** Throw Unclear at what is no value of the field: where a header may be several fields, the values decide. */
  readonly reads?: Partial<Readonly<Record<F, (cell: Cell) => unknown>>>;
}

const MOST_LIKELY = 2;

/** Tables of one line a record, with columns that may stand in any order under names of many spellings. */
export const plainLayout = <F extends string>({
  fields,
  required,
  assumable,
  least,
  taxed = new Set(),
  taxBasis: basisField,
  instead = {},
  reads = {},
}: Plan<F>) => {
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
    const { name: bare, notes } = splitBrackets(plain);
    const factors = notes.flatMap(
      (note) => unitFactor('money', note.replace(/^单位:?/, '').split('/', 1)[0] ?? '') ?? [],
    );
    const tax = [bare, ...notes].map(taxWordIn).find((found) => found !== undefined);
    const taxedField = tax && called.get(simpleHeader(bare.replace(tax.word, '')));
    const field =
      mapped.get(simpleHeader(plain)) ??
      mapped.get(simpleHeader(bare)) ??
      called.get(simpleHeader(plain)) ??
      called.get(simpleHeader(bare)) ??
      (taxedField && taxed.has(taxedField) ? taxedField : undefined);
    return (
      field && {
        index,
        field,
        factor: factors[0] ?? 1,
        taxBasis: taxed.has(field) ? tax?.basis : undefined,
      }
    );
  };

  const namedBy = (header: string): readonly F[] => {
    const [plain, bare] = [header, splitBrackets(header).name].map((text) => simpleHeader(plainText(text)));
    const named = (written: string | undefined) =>
      keys.filter((field) => fields[field].some((name) => simpleHeader(name) === written));
    const exact = named(plain);
    return exact.length > 0 ? exact : named(bare);
  };
  const canRead = (field: F, cell: Cell) => isReadable(reads[field], cell);
  /** Of the fields that a header names, the one whose values stand below it. */
  const decided = (column: Column<F>, header: string, body: readonly TableRow[]): Column<F> => {
    const named = namedBy(header);
    if (named.length < 2) return column;
    const first = firstOf(body, column.index);
    const field =
      named.find((one) => canRead(one, first) === true) ?? named.find((one) => canRead(one, first) !== false);
    return field ? { ...column, field } : column;
  };
  /** Of columns nobody knows, those whose values the field can read come first; those it cannot read are none of it. */
  const likeliestFor = (
    field: F,
    free: readonly { readonly text: string; readonly first: Cell }[],
  ): readonly string[] => {
    const possible = free.filter(({ first }) => canRead(field, first) !== false);
    const like = likeliestAmong(
      possible.map(({ text }) => text),
      (text) => [text],
    )(fields[field]);
    const byValue = possible.filter(({ first }) => canRead(field, first) === true).map(({ text }) => text);
    return [...new Set([...byValue, ...like])].slice(0, MOST_LIKELY);
  };

  /** All columns of the file, for a screen. */
  const columnsIn = ({ columns, header, body }: PlainLayout<F>): readonly ReadColumn[] => {
    const unused = keys.filter((field) => !columns.has(field));
    const likeliest = likeliestAmong(unused, (field) => fields[field]);
    return readColumns(
      { header, body },
      new Map(
        [...columns.values()].map(({ index, field, taxBasis }) => [
          index,
          { label: labelOf(field), note: taxBasis ?? '' },
        ]),
      ),
      (text) => {
        const first = firstOf(
          body,
          header.cells.findIndex((cell) => String(cell ?? '').trim() === text),
        );
        const byValue = unused.filter((field) => canRead(field, first) === true);
        const like = likeliest([text]).filter((field) => canRead(field, first) !== false);
        return [...new Set([...byValue, ...like])].slice(0, MOST_LIKELY).map(labelOf);
      },
    );
  };

  /** Throws Unclear where the columns do not say what is needed. */
  const read = async ({ rows }: Table, choices: Choices = NO_CHOICES): Promise<PlainLayout<F>> => {
    const { map, leftOut, assume } = readChoices(choices, called, assumable);
    const found = await findHeader(
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
      return map.has(simpleHeader(text)) || map.has(simpleHeader(splitBrackets(text).name));
    };
    const free = [...found.free];
    for (const each of found.columns) {
      const column = isMapped(each)
        ? each
        : decided(each, plainText(found.header.cells[each.index] ?? null), found.body);
      // What was said counts before what was recognised.
      if (mapped.has(column.field) && !isMapped(column)) {
        free.push(plainText(found.header.cells[column.index] ?? null));
        continue;
      }
      const twin = columns.get(column.field);
      if (twin) {
        // One whose values are none of the field is no column of it.
        const stray = [twin, column].find(
          ({ field, index }) => canRead(field, firstOf(found.body, index)) === false,
        );
        if (!stray || isMapped(stray))
          throw new Unclear(`有两列都像是“${labelOf(column.field)}”，请只保留一列`);
        free.push(plainText(found.header.cells[stray.index] ?? null));
        if (stray === column) continue;
      }
      columns.set(column.field, column);
    }
    const { header, body } = found;
    const layout = { columns, assumed: assume, ignored: free, header, body };
    refuseTwoBases(layout);
    const isSaid = (field: F) =>
      columns.has(field) || assume.has(field) || (field === basisField && taxBasisOf(layout) !== undefined);
    const missing = required.filter((field) => ![field, ...(instead[field] ?? [])].some(isSaid));
    if (missing.length > 0) {
      const unknown = free.map((text) => ({
        text,
        first: firstOf(
          body,
          header.cells.findIndex((cell) => cell === text),
        ),
      }));
      throw new MissingColumns(
        missing.map((field) => ({
          label: labelOf(field),
          likely: likeliestFor(field, unknown),
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
