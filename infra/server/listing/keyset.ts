import * as z from 'zod/mini';
import { ApiError } from '../http/api-error';
import type { Parameters } from '../postgres/parameters';

export type Order = 'asc' | 'desc';
/** A sort's column, never null, and its type. */
export type SortKey = readonly [column: string, type: 'int' | 'numeric' | 'date'];

const FORMS = {
  int: /^-?\d{1,10}$/,
  numeric: /^-?\d{1,15}(\.\d{1,6})?$/,
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
} as const;

export interface Cursor {
  readonly to: 'next' | 'previous';
  /** The sort's value of the row the page begins after. */
  readonly value: string;
  readonly id: string;
}

export interface KeysetPlan<S extends string> {
  /** For a cursor to be checked by; what they are in SQL may depend on the question. */
  readonly types: Readonly<Record<S, SortKey[1]>>;
  /** Decides among equals. */
  readonly id: readonly [column: string, type: 'int' | 'text'];
}
export interface Question<S extends string> {
  readonly sort: S;
  readonly order: Order;
  readonly size: number;
  readonly cursor?: Cursor | undefined;
}
type Placed = { readonly id: string | number; readonly sortValue: string };

const packed = z.tuple([
  z.enum(['next', 'previous']),
  z.string(),
  z.enum(['asc', 'desc']),
  z.string(),
  z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\0]*$/)),
]);

/** Walks a list by the value and id of a row, never slower however far. */
export const keyset = <S extends string>({ types, id: [idColumn, idType] }: KeysetPlan<S>) => {
  const fits = (sort: S, value: string) =>
    FORMS[types[sort]].test(value) && (types[sort] !== 'date' || !Number.isNaN(Date.parse(value)));
  const write = (to: Cursor['to'], { sort, order }: Question<S>, row: Placed | undefined): string | null =>
    row
      ? Buffer.from(JSON.stringify([to, sort, order, row.sortValue, String(row.id)])).toString('base64url')
      : null;

  return {
    /** @throws ApiError 400 for a cursor that was not written for this sort and order */
    read: (text: string, asked: Pick<Question<S>, 'sort' | 'order'>): Cursor => {
      try {
        const json: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
        const [to, sort, order, value, id] = z.parse(packed, json);
        const isId = idType === 'text' || /^\d{1,10}$/.test(id);
        if (sort === asked.sort && order === asked.order && isId && fits(asked.sort, value))
          return { to, value, id };
      } catch {
        // Falls through: whatever is wrong with it, it points nowhere.
      }
      throw new ApiError(400, '翻页位置已失效，请回到第一页');
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
