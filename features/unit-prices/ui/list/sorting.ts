import { SORTS, type Sort } from '../../contract';
import type { ListView } from '../../list-view';

export interface Sorting {
  readonly sort: Sort;
  readonly order: 'asc' | 'desc';
}

/** What decides the order when the member has not: the keyword if there is one, else what others look at. */
export const sortingOf = ({ sort, order = 'desc', keyword }: ListView): Sorting => ({
  sort: sort ?? (keyword ? 'relevance' : 'heat'),
  order,
});

export const sortsFor = ({ keyword }: ListView): readonly (readonly [Sort, string])[] =>
  (Object.entries(SORTS) as [Sort, string][]).filter(([sort]) => sort !== 'relevance' || keyword);

/** A period runs from new to old, everything else from high to low. */
export const orderWords = ({ sort, order }: Sorting): string => {
  const [most, least] = sort === 'priceDate' ? ['新', '旧'] : ['高', '低'];
  return order === 'desc' ? `从${most}到${least}` : `从${least}到${most}`;
};

/** Asking for the same again turns the order round; a new column begins with its largest. */
export const sortedBy = (view: ListView, sort: Sort): Sorting => {
  const now = sortingOf(view);
  return { sort, order: now.sort === sort && now.order === 'desc' ? 'asc' : 'desc' };
};

export const ariaSort = (view: ListView, sort: Sort): 'ascending' | 'descending' | 'none' => {
  const now = sortingOf(view);
  if (now.sort !== sort) return 'none';
  return now.order === 'asc' ? 'ascending' : 'descending';
};
