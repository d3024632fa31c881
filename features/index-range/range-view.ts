import * as z from 'zod/mini';
import { rangeQuery, type Nearby, type RangeQuery } from './contract';

export const RANGE_PATH = '/commonproj/indexRange';
const LIST_PATH = '/commonproj/index';
const NATIONWIDE = '1';

/** All of the page that the address remembers. */
export interface RangeView extends RangeQuery {
  readonly subject?: string;
}
export type ViewChange = { readonly [K in keyof RangeView]?: RangeView[K] | undefined };

/** Ranges need a type; this is the one most records have. */
export const DEFAULTS = { kind: 'part', type: 'residential.highrise', taxBasis: '含税' } as const;

type Texts = Readonly<Record<string, string | undefined>>;

/** Values that do not belong there are dropped one by one, so that one bad value loses nothing else. */
export const viewFrom = (query: Texts): RangeView => {
  const entries = Object.entries(rangeQuery.shape).flatMap(([key, schema]) => {
    const value = query[key];
    return value !== undefined && value !== '' && z.safeParse(schema, value).success ? [[key, value]] : [];
  });
  const { areaId, ...rest } = { ...DEFAULTS, ...(Object.fromEntries(entries) as Partial<RangeQuery>) };
  return {
    ...rest,
    ...(areaId !== undefined && areaId !== NATIONWIDE && { areaId }),
    ...(query.subject && { subject: query.subject }),
  };
};

const written = (values: Readonly<Record<string, unknown>>): string => {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) {
    if (typeof value === 'string' && value !== '') query.set(key, value);
  }
  return query.toString();
};

export const pathTo = (view: ViewChange): string => {
  const shown = Object.entries(view).filter(
    ([key, value]) => DEFAULTS[key as keyof typeof DEFAULTS] !== value,
  );
  const text = written(Object.fromEntries(shown));
  return text ? `${RANGE_PATH}?${text}` : RANGE_PATH;
};

/** Subjects of another kind are others; the rest of the view keeps the subject. */
export const refined = (view: RangeView, change: ViewChange): ViewChange => ({
  ...view,
  ...('kind' in change && change.kind !== view.kind && { subject: undefined }),
  ...change,
});

export const queryOf = ({ subject: _, ...query }: RangeView): RangeQuery => query;

export const isSameQuery = (one: RangeView, other: RangeView): boolean =>
  pathTo(queryOf(one)) === pathTo(queryOf(other));

/** The projects these figures are of, in their own list. */
export const listPathTo = ({ kind: _k, taxBasis: _t, subject: _s, ...filter }: RangeView): string =>
  `${LIST_PATH}?${written({ ...filter, onlyDetailed: '1' })}`;

export const changeOf = ({ type, areaId, without }: Nearby['change']): ViewChange => ({
  ...(Object.fromEntries(without.map((key) => [key, undefined])) as ViewChange),
  ...viewChange({ type, areaId }),
});

const viewChange = ({ type, areaId }: Texts): ViewChange => ({
  ...(type !== undefined && { type: viewFrom({ type }).type }),
  ...(areaId !== undefined && { areaId: areaId === NATIONWIDE ? undefined : areaId }),
});

/** Conditions beside the type, which is always there. */
export const countFilters = ({
  kind: _k,
  type: _y,
  taxBasis: _t,
  subject: _s,
  ...filters
}: RangeView): number => Object.keys(filters).length;
