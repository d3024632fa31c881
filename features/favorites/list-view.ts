import { LISTS, SORTS, type FavoriteQuery, type ListName, type Sort } from './contract';

export const FAVORITES_PATH = '/usercenter/favorites';
const FIRST_PAGE = 1;

/** All of the list that the address remembers; absent means the default. */
export interface ListView {
  readonly list?: ListName;
  readonly folderId?: string;
  readonly kind?: string;
  readonly keyword?: string;
  readonly sort?: Sort;
  readonly order?: 'asc' | 'desc';
  readonly page?: number;
}

const isList = (text: string | undefined): text is ListName =>
  text !== undefined && Object.hasOwn(LISTS, text);
const isSort = (text: string | undefined): text is Sort => text !== undefined && Object.hasOwn(SORTS, text);
const matching = (text: string | undefined, form: RegExp) =>
  text !== undefined && form.test(text) ? text : undefined;

/** A value that does not belong there is dropped alone. */
export const viewFrom = (query: Readonly<Record<string, string | undefined>>): ListView => {
  const { list, sort, order, keyword } = query;
  const folderId = matching(query.folderId, /^[1-9]\d{0,17}$/);
  const kind = matching(query.kind, /^[a-z][A-Za-z]{1,31}$/);
  const page = Number(matching(query.page, /^\d{1,3}$/) ?? FIRST_PAGE);
  return {
    ...(isList(list) && list !== 'node' && { list }),
    ...(folderId && { folderId }),
    ...(kind && { kind }),
    ...(keyword && { keyword: keyword.slice(0, 100) }),
    ...(isSort(sort) && { sort }),
    ...((order === 'asc' || order === 'desc') && { order }),
    ...(page > FIRST_PAGE && { page }),
  };
};

export const pathTo = (view: ListView): string => {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(view) as [string, string | number | undefined][]) {
    if (value !== undefined && value !== '') query.set(key, String(value));
  }
  const text = query.toString();
  return text ? `${FAVORITES_PATH}?${text}` : FAVORITES_PATH;
};

export type ViewChange = { readonly [K in keyof ListView]?: ListView[K] | undefined };

/** A narrower or differently sorted list starts on its first page; another list has other sections. */
export const refined = (view: ListView, change: ViewChange): ListView => {
  const { page: _, ...rest } = view;
  const kind = change.list && change.list !== (view.list ?? 'node') ? { kind: undefined } : {};
  return viewFrom(
    Object.fromEntries(
      Object.entries({ ...rest, ...kind, ...change }).map(([key, value]) => [
        key,
        value === undefined ? undefined : String(value),
      ]),
    ),
  );
};

export const queryOf = ({ list: _, ...query }: ListView): FavoriteQuery => query;
