import * as z from 'zod/mini';
import { ApiError } from '#infra/server/http/api-error';
import type { Sort } from '../contract';

export type Order = 'asc' | 'desc';
export interface Cursor {
  readonly to: 'next' | 'previous';
  readonly sort: Sort;
  readonly order: Order;
  /** The sort's value of the row the page begins after. */
  readonly value: string;
  readonly id: string;
}

const NUMBER = /^-?\d{1,15}(\.\d{1,6})?$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const packed = z.tuple([
  z.enum(['next', 'previous']),
  z.enum(['relevance', 'unitCost', 'priceDate', 'area', 'heat']),
  z.enum(['asc', 'desc']),
  z.string(),
  z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\0]*$/)),
]);

export const writeCursor = ({ to, sort, order, value, id }: Cursor): string =>
  Buffer.from(JSON.stringify([to, sort, order, value, id])).toString('base64url');

const isDate = (value: string): boolean => DATE.test(value) && !Number.isNaN(Date.parse(value));

/** Refuses a cursor that was not written for this sort and order. */
export const readCursor = (text: string, asked: { readonly sort: Sort; readonly order: Order }): Cursor => {
  try {
    const [to, sort, order, value, id] = z.parse(
      packed,
      JSON.parse(Buffer.from(text, 'base64url').toString('utf8')),
    );
    const fits = sort === 'priceDate' ? isDate(value) : NUMBER.test(value);
    if (fits && sort === asked.sort && order === asked.order) return { to, sort, order, value, id };
  } catch {
    // Falls through: whatever is wrong with it, it points nowhere.
  }
  throw new ApiError(400, '翻页位置已失效，请回到第一页');
};
