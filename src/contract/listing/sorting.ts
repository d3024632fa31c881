type Order = 'asc' | 'desc';

/** Sorts of a list with their labels. */
export type Sorts<Sort extends string> = Readonly<Record<Sort, string>>;

export interface SortedView<Sort extends string> {
  readonly keyword?: string | undefined;
  readonly sort?: Sort | undefined;
  readonly order?: Order | undefined;
}

export interface Sorting<Sort extends string> {
  readonly sort: Sort;
  readonly order: Order;
}

/** Relevance is to a keyword; without one there is none to choose. */
export const sortsFor = <Sort extends string>(
  sorts: Sorts<Sort>,
  { keyword }: SortedView<Sort>,
): readonly (readonly [Sort, string])[] =>
  (Object.entries(sorts) as [Sort, string][]).filter(([sort]) => sort !== 'relevance' || keyword);

/** How a list may be sorted. */
interface SortPlan<Sort extends string> {
  readonly sorts: Sorts<Sort>;
  /** Where nothing is chosen, whatever the keyword. */
  readonly usual?: Sort | undefined;
  /** Those that begin with the least. */
  readonly ascending?: readonly Sort[] | undefined;
}

/**
 * The order of rows, chosen or not: the usual one, else by the keyword if there is one, else by what others look at. A
 * sort that is not offered is none.
 */
export const sortingOf = <Sort extends string>(
  { sorts, usual, ascending = [] }: SortPlan<Sort>,
  view: SortedView<Sort>,
): Sorting<Sort> | undefined => {
  const offered = sortsFor(sorts, view).map(([sort]) => sort);
  const find = (name: string | undefined) => offered.find((sort) => sort === name);
  const sort = find(view.sort) ?? find(usual) ?? find('relevance') ?? find('heat') ?? offered[0];
  return sort && { sort, order: view.order ?? (ascending.includes(sort) ? 'asc' : 'desc') };
};

const DATES = /(Date|On)$/;
/** A period runs from new to old, everything else from high to low. */
export const orderWords = ({ sort, order }: Sorting<string>): string => {
  const [most, least] = DATES.test(sort) ? ['新', '旧'] : ['高', '低'];
  return order === 'desc' ? `从${most}到${least}` : `从${least}到${most}`;
};

/** Asking for the same again turns the order round; a new column begins with its largest. */
export const sortedBy = <Sort extends string>(now: Sorting<Sort> | undefined, sort: Sort): Sorting<Sort> => ({
  sort,
  order: now?.sort === sort && now.order === 'desc' ? 'asc' : 'desc',
});

export const ariaSort = <Sort extends string>(
  now: Sorting<Sort> | undefined,
  sort: Sort,
): 'ascending' | 'descending' | 'none' => {
  if (now?.sort !== sort) return 'none';
  return now.order === 'asc' ? 'ascending' : 'descending';
};

/** Which sorts are by figures as they are shown, in the basis of the page, is said of every list that has sorts. */
export type SortsOfPlan<S extends string> =
  | {
      readonly sorts: Readonly<Record<S, string>>;
      readonly sortsInBasis: readonly NoInfer<S>[];
    }
  | { readonly sorts?: undefined; readonly sortsInBasis?: undefined };
