import * as z from 'zod/mini';
import type { Filter, Names, ValuesOf } from './filter';
import { placeIn, PLACES, type Paging, type Pagings, type Query } from './paging';
import { queryFieldsOf } from './query-fields';
import { sortingOf, sortsFor, type SortedView, type Sorting, type SortsOfPlan } from './sorting';

export { PAGE_SIZES, type Paging } from './paging';

type Filters = readonly Filter[];
type Together<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;
type FieldsOf<F extends Filters> = Together<F[number]['fields']>;

const ORDERS = ['asc', 'desc'] as const;
export interface Ordered<S extends string> {
  readonly sort?: S | undefined;
  readonly order?: (typeof ORDERS)[number] | undefined;
}
export type View<F extends Filters, S extends string, P extends Paging> = {
  readonly [K in keyof ValuesOf<FieldsOf<F>>]?: NonNullable<ValuesOf<FieldsOf<F>>[K]>;
} & { readonly [K in keyof Ordered<S>]?: NonNullable<Ordered<S>[K]> } & Pagings[P];

type Defaults<F extends Filters, S extends string, P extends Paging> = Partial<View<F, S, P>>;
/** What has a default is always there. */
type Viewed<V, D> = V & { readonly [K in keyof V & keyof D]-?: NonNullable<V[K]> };

export type ListPlan<
  F extends Filters,
  S extends string,
  P extends Paging,
  D = Defaults<F, S, P>,
> = SortsOfPlan<S> & {
  /** Name of the route that shows it. */
  readonly route: string;
  readonly path: string;
  /** In the order of form, chips and file. */
  readonly filters: F;
  /** Sorts that begin with the least where no order is chosen. */
  readonly ascending?: readonly NoInfer<S>[];
  readonly paging: P;
  /** Where the address is silent; a sort is the usual one. */
  readonly defaults?: D;
  /**
   * After every change: what another choice rules out goes. `before` is the view that was refined. Relevance without a
   * keyword is gone already.
   */
  settle?(view: View<F, S, P>, before?: View<F, S, P>): View<F, S, P>;
};

export type Change<V> = { readonly [K in keyof V]?: V[K] | undefined };

/** What narrows a list, once for chip and file. */
export interface FilterWords {
  readonly name: string;
  readonly label: string;
  readonly words: string;
}

/** What can be done with a list whose view is known. */
export interface ListFor<V> {
  readonly route: string;
  readonly path: string;
  /** In the order of form, chips and file. */
  readonly filters: Filters;
  readonly sorts: Readonly<Record<string, string>>;
  readonly paging: Paging;
  /** A value that does not belong there is dropped alone. */
  viewFrom(query: Query): V;
  pathTo(view: V): string;
  /** What of an address was dropped, in its own words. */
  unread(query: Query): readonly FilterWords[];
  /** On its first page again. */
  refined(view: V, change: Change<V>): V;
  /** Without what narrows it; order and page size remain. */
  cleared(view: V): V;
  /** The change that takes one filter away. */
  without(name: string): Change<V>;
  words(view: V, names?: Names): readonly FilterWords[];
  /** How many filters narrow it that 清空条件 would take away. */
  countFilters(view: V): number;
  /** What its rows are ordered by, for whoever asks and whoever answers; undefined where they are not sorted. */
  sorting(view: SortedView<string>): Sorting<string> | undefined;
  /** Whether other rows, or others first, are shown in another basis. */
  followsBasis(view: V): boolean;
}

type AskedFields<F extends Filters> = Together<Exclude<F[number], { readonly narrows: false }>['fields']>;
type BasisAsked<F extends Filters> = number extends F['length']
  ? readonly (string | undefined)[]
  : [Extract<F[number], { readonly inBasis: true }>] extends [never]
    ? []
    : [basis: string | undefined];

export interface List<
  F extends Filters = Filters,
  S extends string = string,
  P extends Paging = Paging,
  V = View<F, S, P>,
> extends ListFor<V> {
  readonly filters: F;
  readonly sorts: Readonly<Record<S, string>>;
  readonly sortsInBasis: readonly S[];
  readonly paging: P;
  /** Schemas of all filters and of the order, to be spread into the body of the call. */
  readonly body: FieldsOf<F> & {
    readonly sort: z.ZodMiniOptional<z.ZodMiniType<S, S>>;
    readonly order: z.ZodMiniOptional<z.ZodMiniType<'asc' | 'desc', 'asc' | 'desc'>>;
  };
  /** The same for a call by GET, whose values arrive as texts. */
  readonly query: List<F, S, P, V>['body'];
  /**
   * Tells two selections of rows apart: the values of all filters in declared order, with the basis where one of them is
   * read in it, whatever the sort or the page.
   */
  key(values: ValuesOf<FieldsOf<F>>, ...basis: BasisAsked<F>): string;
  sorting(
    view: SortedView<S>,
  ): string extends S ? Sorting<string> | undefined : [S] extends [never] ? undefined : Sorting<S>;
  /** What a view asks of the server: the values of its filters, without its place and those that the address alone has. */
  asked(view: V): ValuesOf<AskedFields<F>>;
}
export type AnyList = List<Filters, string, Paging>;
export type ViewOf<L extends { viewFrom(query: Query): unknown }> = ReturnType<L['viewFrom']>;
/** Names of the filters that the page draws itself. */
export type SlotsOf<L> =
  L extends List<infer F, string, Paging> ? Extract<F[number], { control: { kind: 'slot' } }>['name'] : never;
export type FilterValues<L> = L extends List<infer F, string, Paging> ? ValuesOf<FieldsOf<F>> : never;
/** Of the filters that the server is asked by. */
export type AskedValues<L> = L extends List<infer F, string, Paging> ? ValuesOf<AskedFields<F>> : never;

type Entries = Readonly<Record<string, unknown>>;
const isGiven = (value: unknown): boolean => value !== undefined && value !== '' && value !== false;
const given = (view: Entries): Entries =>
  Object.fromEntries(Object.entries(view).filter(([, value]) => isGiven(value)));
const textOf = (value: unknown): string => (value === true ? '1' : String(value));

/** A list said once: its filters give the address, form, chips, words of the file, request body and cache key. */
export const defineList = <
  const F extends Filters,
  const P extends Paging,
  const S extends string = never,
  const D extends Defaults<F, S, P> = object,
>(
  plan: ListPlan<F, S, P, D>,
): List<F, S, P, Viewed<View<F, S, P>, D>> => {
  type V = Viewed<View<F, S, P>, D>;
  const { filters, path, defaults = {}, settle = (view) => view } = plan;
  const sorts = plan.sorts ?? ({} as Readonly<Record<S, string>>);
  const sortsInBasis: readonly S[] = plan.sortsInBasis ?? [];
  const fields = Object.assign({}, ...filters.map((filter) => filter.fields)) as Entries;
  const names = Object.keys(fields);
  const valuesOf = (filter: Filter, view: Entries): Entries =>
    given(Object.fromEntries(Object.keys(filter.fields).map((field) => [field, view[field]])));
  const omit = (view: Entries, left: readonly string[]): Entries =>
    Object.fromEntries(Object.entries(view).filter(([key]) => !left.includes(key)));
  const usual = (defaults as Ordered<S>).sort;
  /** The order belongs to its sort. */
  const sorted = (view: Entries): Entries =>
    view.sort === undefined || sortsFor(sorts, view).some(([sort]) => sort === view.sort)
      ? view
      : given({ ...view, sort: usual, order: undefined });
  const settled = (view: Entries, before?: V): V => {
    const arranged = sorted(given(view));
    const kept = settle(arranged as V, before) as Entries;
    return (
      arranged.sort !== undefined && kept.sort === undefined ? given({ ...kept, order: undefined }) : kept
    ) as V;
  };
  const narrowing = filters.filter(({ stays }) => !stays);
  const ordered = (view: SortedView<S>) => sortingOf({ sorts, usual, ascending: plan.ascending }, view);
  const isNarrowedInBasis = (view: Entries): boolean =>
    filters.some((filter) => filter.inBasis && Object.keys(valuesOf(filter, view)).length > 0);

  const parse = (filter: Filter, field: string, text: string | undefined) =>
    z.safeParse(
      filter.fields[field] as z.ZodMiniType,
      text === undefined || text === '' ? undefined : filter.parse(text),
    );
  const read = (filter: Filter, field: string, text: string | undefined): unknown =>
    parse(filter, field, text).data;

  const ordering = { sort: z.optional(z.enum(Object.keys(sorts))), order: z.optional(z.enum(ORDERS)) };
  return {
    ...plan,
    sorts,
    sortsInBasis,
    body: { ...fields, ...ordering } as never,
    query: { ...queryFieldsOf(filters), ...ordering } as never,
    viewFrom: (query) =>
      settled({
        ...defaults,
        ...given({
          ...Object.fromEntries(
            filters.flatMap((filter) =>
              Object.keys(filter.fields).map((field) => [field, read(filter, field, query[field])]),
            ),
          ),
          sort: query.sort !== undefined && Object.hasOwn(sorts, query.sort) ? query.sort : undefined,
          order: Object.keys(sorts).length > 0 ? ORDERS.find((order) => order === query.order) : undefined,
          ...placeIn[plan.paging](query),
        }),
      }),
    pathTo: (view) => {
      const said = Object.entries(given(view)).filter(([key, value]) => (defaults as Entries)[key] !== value);
      const text = new URLSearchParams(said.map(([key, value]) => [key, textOf(value)])).toString();
      return text ? `${path}?${text}` : path;
    },
    unread: (query) =>
      filters.flatMap((filter) =>
        Object.keys(filter.fields)
          .filter((field) => filter.label !== '' && !parse(filter, field, query[field]).success)
          .map((field) => ({ name: filter.name, label: filter.label, words: query[field] ?? '' })),
      ),
    refined: (view, change) => settled(omit({ ...view, ...change }, PLACES), view),
    cleared: (view) =>
      settled({
        ...defaults,
        ...omit(view, [...PLACES, ...narrowing.flatMap((filter) => Object.keys(filter.fields))]),
      }),
    without: (name) =>
      Object.fromEntries(
        filters
          .filter((filter) => filter.name === name)
          .flatMap((filter) => Object.keys(filter.fields).map((field) => [field, undefined])),
      ) as Change<V>,
    words: (view, known = {}) =>
      filters.flatMap((filter) => {
        const words = filter.words(valuesOf(filter, view), known);
        return words ? [{ name: filter.name, label: filter.label, words }] : [];
      }),
    countFilters: (view) =>
      narrowing.filter((filter) => Object.keys(valuesOf(filter, view)).length > 0).length,
    sorting: (view: SortedView<S>) => ordered(view) as never,
    asked: (view) =>
      Object.assign(
        {},
        ...filters.filter(({ narrows }) => narrows !== false).map((filter) => valuesOf(filter, view)),
      ) as never,
    followsBasis: (view) =>
      isNarrowedInBasis(view) || sortsInBasis.some((sort) => sort === ordered(view)?.sort),
    key: (values, ...basis: readonly (string | undefined)[]) =>
      JSON.stringify([
        ...names.map((name) => (values as Entries)[name] ?? null),
        ...(isNarrowedInBasis(values) ? basis : []),
      ]),
  };
};
