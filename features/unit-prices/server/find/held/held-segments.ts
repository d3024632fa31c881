import type { Sort } from '#features/unit-prices/contract';
import type { Place, Segments, Stretch } from '../walk';
import { dateOf, dayOf, type Columns } from './columns';

/** How a sort's column is compared, and written into a place. */
interface Key {
  readonly of: (row: number) => number;
  readonly read: (value: string) => number;
  readonly write: (key: number) => string;
}

const keyOf = ({ heats, fen, days }: Columns, sort: Sort): Key => {
  if (sort === 'unitPrice')
    return {
      of: (row) => fen[row] as number,
      read: (value) => Math.round(Number(value) * 100),
      write: (key) => (key / 100).toFixed(2),
    };
  if (sort === 'priceDate') return { of: (row) => days[row] as number, read: dayOf, write: dateOf };
  return { of: (row) => heats[row] as number, read: Number, write: String };
};

/** How many of the rows, which stand in an order, come first. */
const countWhile = (rows: Uint32Array, comesFirst: (row: number) => boolean): number => {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (comesFirst(rows[middle] as number)) from = middle + 1;
    else to = middle;
  }
  return from;
};

/** The list as it is held in memory: any stretch of it takes the same time. `lists` have the least first. */
export const heldSegments = (columns: Columns, lists: readonly Uint32Array[], sort: Sort): Segments => {
  const { of, read, write } = keyOf(columns, sort);
  const idOf = (row: number): number => columns.ids[row] as number;

  const beginning = (rows: Uint32Array, { order, beyond, skip }: Stretch): number => {
    if (!beyond) return skip;
    const key = read(beyond.value);
    const against = (row: number): number => of(row) - key || idOf(row) - beyond.id;
    const passed =
      order === 'asc'
        ? countWhile(rows, (row) => against(row) <= 0)
        : rows.length - countWhile(rows, (row) => against(row) < 0);
    return passed + skip;
  };
  const placesOf = (stretch: Stretch): Place[] => {
    const { order, segment, size } = stretch;
    const rows = lists[segment] ?? new Uint32Array();
    const from = beginning(rows, stretch);
    const length = Math.max(0, Math.min(size, rows.length - from));
    return Array.from({ length }, (_, index) => {
      const row = rows[order === 'asc' ? from + index : rows.length - 1 - from - index] as number;
      return { id: idOf(row), value: write(of(row)), segment };
    });
  };
  return {
    count: lists.length,
    read: (stretch) => Promise.resolve(placesOf(stretch)),
    lengthUpTo: (segment, most) => Promise.resolve(Math.min(most, lists[segment]?.length ?? 0)),
  };
};
