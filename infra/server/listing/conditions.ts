import type { Filter, ValuesOf } from '#src/contract/listing/filter';
import type { AnyList, AskedValues, FilterValues, List, Paging } from '#src/contract/listing/list';
import type { Parameters } from '../postgres/parameters';

export type Answer<Values, Ask, Out> = (values: Values, ask: Ask) => Out | undefined;

type FiltersOf<L extends AnyList> =
  L extends List<infer F extends readonly Filter[], string, Paging> ? F[number] : never;

/**
 * What each filter of a list comes to; one that is forgotten does not compile. `elsewhere`: looked up before. What is
 * `InBasis` alone is seen by filters that are declared so.
 */
export type Answers<L extends AnyList, Ask, Out, InBasis extends Ask = Ask> = {
  readonly [F in FiltersOf<L> as F['name']]:
    | 'elsewhere'
    | Answer<ValuesOf<F['fields']>, F extends { readonly inBasis: true } ? InBasis : Ask, Out>;
};

type Values = Readonly<Record<string, unknown>>;
/** What a list is asked by holds all its fields: one that the contract of the call forgets does not compile. */
type Complete<L extends AnyList, V> = V & {
  readonly [K in Exclude<keyof AskedValues<L>, keyof V>]: 'missing in what is asked';
};
/** What another list asks of this one: a field that this one would pass over does not compile. */
export type Known<L extends AnyList, V> = V & {
  readonly [K in Exclude<keyof V, keyof FilterValues<L>>]: 'no filter of the list';
};

/** The answers of the filters that are given. */
export const answersOf =
  <L extends AnyList, Ask, Out, InBasis extends Ask = Ask>(
    list: L,
    answers: NoInfer<Answers<L, Ask, Out, InBasis>>,
  ) =>
  <V extends object>(values: Complete<L, V>, ask: InBasis): Out[] =>
    list.filters.flatMap(({ name, fields }) => {
      const answer = (answers as Readonly<Record<string, 'elsewhere' | Answer<Values, Ask, Out>>>)[name];
      const own = Object.fromEntries(
        Object.keys(fields).flatMap((field) =>
          (values as Values)[field] === undefined || (values as Values)[field] === ''
            ? []
            : [[field, (values as Values)[field]]],
        ),
      );
      if (Object.keys(own).length === 0 || answer === undefined || answer === 'elsewhere') return [];
      const out = answer(own, ask);
      return out === undefined ? [] : [out];
    });

interface Sql<Found> {
  readonly parameters: Parameters;
  readonly found: Found;
}
export type Condition<Values, Found = unknown> = Answer<Values, Sql<Found>, string>;
/** How each filter of a list narrows its rows. */
export type Conditions<L extends AnyList, Found = unknown, InBasis extends Found = Found> = Answers<
  L,
  Sql<Found>,
  string,
  Sql<InBasis>
>;

/** SQL for the filters that are given, to be joined by `and`. */
export const conditionsOf = <L extends AnyList, Found = unknown, InBasis extends Found = Found>(
  list: L,
  conditions: NoInfer<Conditions<L, Found, InBasis>>,
) => {
  const answered = answersOf<L, Sql<Found>, string, Sql<InBasis>>(list, conditions);
  return <V extends object>(values: Complete<L, V>, parameters: Parameters, found: InBasis): string[] =>
    answered(values, { parameters, found });
};

/** Of a filter of one field. */
export const equals =
  (column: string, type: string): Condition<object> =>
  (values, { parameters }) =>
    `${column} = ${parameters.add(Object.values(values)[0], type)}`;

/** Of a range with both ends included; `written` turns a month into its first day, for example. */
export const between =
  <From extends string, To extends string>(
    column: string,
    type: string,
    [from, to]: readonly [From, To],
    written: (end: unknown) => unknown = (end) => end,
  ): Condition<{ readonly [N in From | To]?: unknown }> =>
  (values, { parameters }) =>
    [
      values[from] !== undefined && `${column} >= ${parameters.add(written(values[from]), type)}`,
      values[to] !== undefined && `${column} <= ${parameters.add(written(values[to]), type)}`,
    ]
      .filter(Boolean)
      .join(' and ');

/** 2025-09 as a date. */
export const firstDay = (month: unknown): string => `${String(month)}-01`;

export const where = (conditions: readonly string[]): string =>
  conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
