import { beginningOf, isNothing } from './plain-text';
import type { TableRow } from './table';

/** A column of a file and what it was read as; for a screen. */
export interface ReadColumn {
  readonly header: string;
  /** What the field is called; null for a column that is not used. */
  readonly label: string | null;
  /** Unit, factor and tax basis the header names. */
  readonly note: string;
  readonly examples: readonly string[];
  /** Fields it may be, where it is not used. */
  readonly likely: readonly string[];
}

const EXAMPLES = 3;
/** Signs of one. */
const SHOWN = 60;
/** Rows in which they are looked for: a file may have hundreds of columns that are empty throughout. */
const LOOKED_THROUGH = 200;

interface Named {
  readonly label: string;
  readonly note?: string;
}
interface Read {
  readonly header: TableRow;
  readonly body: readonly TableRow[];
}

/** Every column with a header, recognised or not, with the first values under it. */
export const readColumns = (
  { header, body }: Read,
  named: ReadonlyMap<number, Named>,
  likely: (header: string) => readonly string[] = () => [],
): readonly ReadColumn[] => {
  const first = body.slice(0, LOOKED_THROUGH);
  return header.cells.flatMap((cell, index): ReadColumn[] => {
    const text = String(cell ?? '').trim();
    const field = named.get(index);
    if (text === '' && !field) return [];
    const examples: string[] = [];
    for (const { cells } of first) {
      if (examples.length === EXAMPLES) break;
      const value = cells[index] ?? null;
      if (!isNothing(value)) examples.push(beginningOf(value, SHOWN));
    }
    return [
      {
        header: text,
        label: field?.label ?? null,
        note: field?.note ?? '',
        examples,
        likely: field ? [] : likely(text),
      },
    ];
  });
};
