import * as z from 'zod/mini';
import { NATIONWIDE } from '#src/contract/places';
import { indexFilter, type IndexFilter } from './contract';

export const LIST_PATH = '/projectCost/index';

/** All of the list that the address remembers; absent means the default. */
export type ListView = { readonly [K in keyof IndexFilter]: NonNullable<IndexFilter[K]> };

/** An undefined value clears it. */
export type ListChange = { readonly [K in keyof ListView]?: ListView[K] | undefined };

type Query = Readonly<Record<string, string>>;

/** Values that do not belong there are dropped one by one, so that one bad value loses nothing else. */
export const viewFrom = (query: Query): ListView => {
  const entries = Object.keys(indexFilter.shape).flatMap((key) => {
    const single = { [key]: query[key] };
    const isDefault = key === 'areaId' && query[key] === NATIONWIDE;
    return query[key] && !isDefault && z.safeParse(indexFilter, single).success ? [single] : [];
  });
  return Object.assign({}, ...entries) as ListView;
};

export const pathTo = (view: ListChange): string => {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(view) as [string, string | undefined][])
    if (value !== undefined) query.set(key, value);
  const text = query.toString();
  return text ? `${LIST_PATH}?${text}` : LIST_PATH;
};

export const countFilters = (view: ListView): number => Object.keys(view).length;
