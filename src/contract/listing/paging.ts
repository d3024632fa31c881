import * as z from 'zod/mini';

export const PAGE_SIZES = [20, 50, 100] as const;
const FIRST_PAGE = 1;
const LAST_PAGE = 1_000_000;

/** What the address says of the place in a list, by the way the list is paged. */
export interface Pagings {
  /** Everything at once. */
  none: object;
  /** Pages by number; `cursor` leads to the next without counting rows and decides where it is given. */
  pages: { readonly cursor?: string; readonly page?: number; readonly pageSize?: number };
  /** The row in sight of an endless list, counted from 0. */
  rows: { readonly row?: number };
}
export type Paging = keyof Pagings;

export type Query = Readonly<Record<string, string | undefined>>;

const wholeNumber = (text: string | undefined, least: number, most: number): number | undefined => {
  const value = Number(text);
  return text !== undefined && Number.isInteger(value) && value >= least && value <= most ? value : undefined;
};

/** The place that an address says. */
export const placeIn: { readonly [P in Paging]: (query: Query) => Readonly<Record<string, unknown>> } = {
  none: () => ({}),
  pages: ({ cursor, page, pageSize }) => {
    const at = wholeNumber(page, FIRST_PAGE, LAST_PAGE) ?? FIRST_PAGE;
    const size = PAGE_SIZES.find((each) => String(each) === pageSize && each !== PAGE_SIZES[0]);
    return { cursor, page: cursor || at > FIRST_PAGE ? at : undefined, pageSize: size };
  },
  rows: ({ row }) => ({ row: wholeNumber(row, 1, Number.MAX_SAFE_INTEGER) }),
};
export const PLACES = ['cursor', 'page', 'row'];

/** A page by its number, from 1. */
export const pageNoField = (most: number) =>
  z.optional(z.int().check(z.minimum(1, '页码从 1 开始'), z.maximum(most, '没有这一页')));

export const pageSizeField = (most: number) =>
  z.optional(z.int().check(z.minimum(1, '每页至少 1 条'), z.maximum(most, `每页至多 ${most} 条`)));
