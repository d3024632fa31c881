type Order = 'asc' | 'desc';

/** What every list that is searched by keyword can be sorted by. */
export type Everywhere = 'relevance' | 'heat';

export interface SortedView<Sort extends string> {
  readonly keyword?: string | undefined;
  readonly sort?: Sort | undefined;
  readonly order?: Order | undefined;
}

export interface Sorting<Sort extends string> {
  readonly sort: Sort;
  readonly order: Order;
}

/** What decides the order when the member has not: the keyword if there is one, else what others look at. */
export const sortingOf = <Sort extends string>({
  sort,
  order = 'desc',
  keyword,
}: SortedView<Sort>): Sorting<Sort | Everywhere> => ({
  sort: sort ?? (keyword ? 'relevance' : 'heat'),
  order,
});

/** Relevance is to a keyword; without one there is none to choose. */
export const sortsFor = <Sort extends string>(
  labels: Readonly<Record<Sort, string>>,
  { keyword }: SortedView<Sort>,
): readonly (readonly [Sort, string])[] =>
  (Object.entries(labels) as [Sort, string][]).filter(([sort]) => sort !== 'relevance' || keyword);

const DATES = /(Date|On)$/;
/** A period runs from new to old, everything else from high to low. */
export const orderWords = ({ sort, order }: Sorting<string>): string => {
  const [most, least] = DATES.test(sort) ? ['新', '旧'] : ['高', '低'];
  return order === 'desc' ? `从${most}到${least}` : `从${least}到${most}`;
};

/** Asking for the same again turns the order round; a new column begins with its largest. */
export const sortedBy = <Sort extends string>(view: SortedView<Sort>, sort: Sort): Sorting<Sort> => {
  const now = sortingOf(view);
  return { sort, order: now.sort === sort && now.order === 'desc' ? 'asc' : 'desc' };
};

export const ariaSort = <Sort extends string>(
  view: SortedView<Sort>,
  sort: Sort,
): 'ascending' | 'descending' | 'none' => {
  const now = sortingOf(view);
  if (now.sort !== sort) return 'none';
  return now.order === 'asc' ? 'ascending' : 'descending';
};
