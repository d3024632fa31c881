import * as z from 'zod/mini';
import { isDay } from '#src/contract/fields';
import { ApiError } from '../http/api-error';
import { codes } from '#src/contract/codes';

export type Order = 'asc' | 'desc';
export type KeyType = 'int' | 'numeric' | 'float8' | 'date';
interface Ordered {
  readonly sort: string;
  readonly order: Order;
}
interface Placed<Place> {
  readonly to: 'next' | 'previous';
  readonly place: Place;
}

const MOST_INT = 2_147_483_647;
const keyText = (form: RegExp, isOne: (text: string) => boolean = () => true) =>
  z.string().check(z.regex(form), z.refine(isOne));

/** What the value of a sort looks like as text. */
export const KEY_TEXTS: Readonly<Record<KeyType, z.ZodMiniType<string>>> = {
  int: keyText(/^-?\d{1,10}$/, (text) => Math.abs(Number(text)) <= MOST_INT),
  numeric: keyText(/^-?\d{1,15}(\.\d{1,6})?$/),
  float8: keyText(/^-?\d{1,17}(\.\d{1,20})?(e[+-]\d{1,3})?$/, (text) => Number.isFinite(Number(text))),
  date: z.string().check(z.refine(isDay)),
};

const packed = z.tuple([z.enum(['next', 'previous']), z.string(), z.enum(['asc', 'desc'])], z.unknown());

/** Opaque to whoever carries it. */
export const writeCursor = (
  { sort, order }: Ordered,
  { to, place }: Placed<readonly (string | number)[]>,
): string => Buffer.from(JSON.stringify([to, sort, order, ...place])).toString('base64url');

/** @throws ApiError 400 for a cursor that was not written for this sort and order, or to such a place */
export const readCursor = <Place>(
  text: string,
  asked: Ordered,
  placeOf: z.ZodMiniType<Place>,
): Placed<Place> => {
  try {
    const json: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    const [to, sort, order, ...rest] = z.parse(packed, json);
    if (sort === asked.sort && order === asked.order) return { to, place: z.parse(placeOf, rest) };
  } catch {
    // Falls through: whatever is wrong with it, it points nowhere.
  }
  throw new ApiError(codes.badRequest, '翻页位置已失效，请回到第一页');
};
