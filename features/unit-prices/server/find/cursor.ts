import * as z from 'zod/mini';
import { ApiError } from '#infra/server/http/api-error';
import { keysOf } from '#src/contract/one-of';
import { SORTS, type Sort } from '../../contract';

export type Order = 'asc' | 'desc';
export interface Cursor {
  readonly to: 'next' | 'previous';
  readonly sort: Sort;
  readonly order: Order;
  /** Which of the classes of a keyword the row belongs to; 0 without one. */
  readonly segment: number;
  /** The sort's value of the row the page begins after. */
  readonly value: string;
  readonly id: number;
}

const FORMS: Readonly<Record<Sort, RegExp>> = {
  relevance: /^\d{1,9}$/,
  heat: /^\d{1,9}$/,
  unitPrice: /^\d{1,12}(\.\d{1,2})?$/,
  priceDate: /^\d{4}-(0[1-9]|1[0-2])-01$/,
};
const packed = z.tuple([
  z.enum(['next', 'previous']),
  keysOf(SORTS),
  z.enum(['asc', 'desc']),
  z.int().check(z.minimum(0), z.maximum(2)),
  z.string(),
  z.int().check(z.minimum(1), z.maximum(2_147_483_646)),
]);

export const writeCursor = ({ to, sort, order, segment, value, id }: Cursor): string =>
  Buffer.from(JSON.stringify([to, sort, order, segment, value, id])).toString('base64url');

/** Refuses a cursor that was not written for this sort and order. */
export const readCursor = (text: string, asked: { readonly sort: Sort; readonly order: Order }): Cursor => {
  try {
    const [to, sort, order, segment, value, id] = z.parse(
      packed,
      JSON.parse(Buffer.from(text, 'base64url').toString('utf8')),
    );
    if (FORMS[sort].test(value) && sort === asked.sort && order === asked.order)
      return { to, sort, order, segment, value, id };
  } catch {
    // Falls through: whatever is wrong with it, it points nowhere.
  }
  throw new ApiError(400, '翻页位置已失效，请回到第一页');
};
