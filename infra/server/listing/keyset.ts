import * as z from 'zod/mini';
import type { Parameters } from '../postgres/parameters';
import { KEY_TEXTS, readCursor, writeCursor, type KeyType, type Order } from './cursor';

/** A sort's column, never null, and its type. */
export type SortKey = readonly [column: string, type: KeyType];

export interface Cursor {
  readonly to: 'next' | 'previous';
  /** The sort's value of the row the page begins after. */
  readonly value: string;
  readonly id: string;
}

export interface KeysetPlan<S extends string> {
  /** For a cursor to be checked by; what they are in SQL may depend on the question. */
  readonly types: Readonly<Record<S, KeyType>>;
  /** Decides among equals. */
  readonly id: readonly [column: string, type: 'int' | 'text'];
}
export interface Question<S extends string> {
  readonly sort: S;
  readonly order: Order;
  /** What else the order depends on, as text: in another, a place of this one means nothing. */
  readonly within?: string | undefined;
  readonly size: number;
  readonly cursor?: Cursor | undefined;
}
type Ordering<S extends string> = Pick<Question<S>, 'sort' | 'order' | 'within'>;
type Placed = { readonly id: string | number; readonly sortValue: string };

const ID_TEXTS = {
  int: KEY_TEXTS.int.check(z.regex(/^\d/)),
  text: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\0]*$/)),
};

/** Walks a list by the value and id of a row, never slower however far. */
export const keyset = <S extends string>({ types, id: [idColumn, idType] }: KeysetPlan<S>) => {
  const orderOf = ({ sort, order, within }: Ordering<S>) => ({
    sort: within ? `${sort} ${within}` : sort,
    order,
  });
  const write = (to: Cursor['to'], question: Question<S>, row: Placed | undefined): string | null =>
    row ? writeCursor(orderOf(question), { to, place: [row.sortValue, String(row.id)] }) : null;

  return {
    /** @throws ApiError 400 for a cursor that was not written for this order */
    read: (text: string, asked: Ordering<S>): Cursor => {
      const place = z.tuple([KEY_TEXTS[types[asked.sort]], ID_TEXTS[idType]]);
      const {
        to,
        place: [value, id],
      } = readCursor(text, orderOf(asked), place);
      return { to, value, id };
    },

    /** What follows `where …`: one row more than the page holds, which tells whether the list goes on. */
    sql: (
      { order, size, cursor }: Question<S>,
      [column, type]: SortKey,
      parameters: Parameters,
    ): { readonly condition: string | undefined; readonly tail: string } => {
      const descends = (order === 'desc') !== (cursor?.to === 'previous');
      const way = descends ? 'desc' : 'asc';
      const condition =
        cursor &&
        `(${column}, ${idColumn}) ${descends ? '<' : '>'} (${parameters.add(cursor.value, type)}, ${parameters.add(cursor.id, idType)})`;
      return {
        condition,
        tail: `order by ${column} ${way}, ${idColumn} ${way} limit ${parameters.add(size + 1, 'int')}`,
      };
    },

    /** Of the rows read by `sql`. `begins`: nothing lies before the first where no cursor says so. */
    page: <Row extends Placed>(read: readonly Row[], question: Question<S>, begins = true) => {
      const backward = question.cursor?.to === 'previous';
      const goesOn = read.length > question.size;
      const rows = read.slice(0, question.size);
      if (backward) rows.reverse();
      const hasPrevious = backward ? goesOn : question.cursor !== undefined || !begins;
      return {
        rows,
        next: backward || goesOn ? write('next', question, rows.at(-1)) : null,
        previous: hasPrevious ? write('previous', question, rows[0]) : null,
      };
    },
  };
};
