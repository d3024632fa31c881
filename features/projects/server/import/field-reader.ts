import { isNothing, plainText, writtenText } from '#infra/server/import/plain-text';
import type { Cell, TableRow } from '#infra/server/import/table';
import { Unclear } from '#infra/server/import/unclear';
import { unitFactor } from '#infra/server/import/units';
import { readNumber } from '#infra/server/import/values';
import type { Column } from './header';
import type { Figure } from './costs';
import { FIELDS, type FieldName } from './fields';

export const numberOf = (field: FieldName, cell: Cell, factor: number): number =>
  readNumber(
    cell,
    FIELDS[field].quantity ?? 'count',
    factor,
    ...(FIELDS[field].quantity === 'unitCost' ? ['元/㎡'] : []),
  );

/** Reads fields of one row and keeps every reason why one cannot be read. */
export class FieldReader {
  readonly reasons: string[] = [];

  constructor(
    private readonly row: TableRow,
    private readonly columns: readonly Column[],
    private readonly assumed: ReadonlyMap<FieldName, string>,
  ) {}

  /** What the row does not say itself, by the word the page has for it. */
  readonly assumptions: { readonly term: string; readonly words: string }[] = [];

  assume(term: string, words: string): void {
    this.assumptions.push({ term, words });
  }

  attempt<T>(label: string, read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof Unclear)) throw error;
      this.reasons.push(label === '' ? error.message : `${label}：${error.message}`);
      return undefined;
    }
  }

  private filled(field: FieldName): readonly { readonly column: Column; readonly cell: Cell }[] {
    return this.columns
      .filter((column) => column.field === field)
      .map((column) => ({ column, cell: this.row.cells[column.index] ?? null }))
      .filter(({ cell }) => !isNothing(cell));
  }

  optional<T>(field: FieldName, read: (cell: Cell, column: Column) => T): T | undefined {
    const [first] = this.filled(field);
    return first && this.attempt(FIELDS[field].label, () => read(first.cell, first.column));
  }

  /** The row's own word, else the one assumed for the file. */
  private supposed<T>(field: FieldName, read: (cell: Cell, column: Column) => T): T | undefined {
    const value = this.assumed.get(field);
    if (value === undefined) return undefined;
    const label = FIELDS[field].label;
    const column = { field, header: label, index: -1, unit: '', factor: 1, taxBasis: undefined };
    const given = this.attempt(`${label}（导入时假定）`, () => read(value, column));
    if (given !== undefined) this.assume(label, value);
    return given;
  }

  given<T>(field: FieldName, read: (cell: Cell, column: Column) => T): T | undefined {
    return this.filled(field).length > 0 ? this.optional(field, read) : this.supposed(field, read);
  }

  required<T>(field: FieldName, read: (cell: Cell, column: Column) => T): T | undefined {
    if (this.filled(field).length === 0 && !this.assumed.has(field))
      this.reasons.push(`${FIELDS[field].label}没有填`);
    return this.given(field, read);
  }

  number(field: FieldName): number | undefined {
    return this.optional(field, (cell, { factor }) => numberOf(field, cell, factor));
  }

  /** What one is in 元 of figures whose unit stands nowhere beside or above them. */
  private moneyFactor(): number {
    const factor = this.given('moneyUnit', (cell) => {
      const found = unitFactor('money', plainText(cell));
      if (found === undefined)
        throw new Unclear(`“${plainText(cell).slice(0, 20)}”不是金额的单位，请写 元 或 万元`);
      return found;
    });
    return factor ?? 1;
  }

  figures(field: 'unitCost' | 'total'): Figure[] {
    const filled = this.filled(field);
    const isOpen = ({ cell, column }: (typeof filled)[number]) =>
      field === 'total' && column.unit === '' && /\d$/.test(plainText(cell));
    const open = filled.some(isOpen) ? this.moneyFactor() : 1;
    return filled.flatMap((one) => {
      const { cell, column } = one;
      const factor = isOpen(one) ? open : column.factor;
      const value = this.attempt(FIELDS[field].label, () => numberOf(field, cell, factor));
      return value === undefined ? [] : [{ value, basis: column.taxBasis }];
    });
  }

  text(field: FieldName): string {
    return this.given(field, writtenText) ?? '';
  }

  /** 省 and 市 in columns of their own count as one place. */
  placeText(): Cell {
    const [place] = this.filled('place');
    if (place) return place.cell;
    const parts = [this.text('province'), this.text('city')].join(' ').trim();
    return parts === '' ? this.text('place') : parts;
  }
}
