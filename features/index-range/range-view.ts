import * as z from 'zod/mini';
import { NATIONWIDE } from '#src/contract/places';
import { BASIS_KEY, readBasis, writeBasis } from '#src/costing/basis';
import { rangeQuery, type Nearby, type RangeQuery } from './contract';

export const RANGE_PATH = '/commonproj/indexRange';
const LIST_PATH = '/commonproj/index';
/** All of the page that the address remembers; the tax basis is part of the basis all pages share. */
export interface RangeView extends Omit<RangeQuery, 'taxBasis'> {
  readonly subject?: string;
}
export type ViewChange = { readonly [K in keyof RangeView]?: RangeView[K] | undefined };

/** Ranges need a type; this is the one most records have. */
export const DEFAULTS = { kind: 'part', type: 'residential.highrise' } as const;
/** Ranges need one tax basis, too. */
const USUAL_TAX = '含税';

type Texts = Readonly<Record<string, string | undefined>>;

const { taxBasis: OLD_TAX, ...SHAPE } = rangeQuery.shape;

/** The basis of the address. The page once had a tax basis of its own, and addresses that say so are still about. */
export const basisIn = (query: Texts): string => {
  const basis = readBasis(query[BASIS_KEY] ?? '');
  const { success, data } = z.safeParse(OLD_TAX, query.taxBasis);
  return writeBasis(success && !basis.taxBasis ? { ...basis, taxBasis: data } : basis);
};

/** Values that do not belong there are dropped one by one, so that one bad value loses nothing else. */
export const viewFrom = (query: Texts): RangeView => {
  const entries = Object.entries(SHAPE).flatMap(([key, schema]) => {
    const value = query[key];
    return value !== undefined && value !== '' && z.safeParse(schema, value).success ? [[key, value]] : [];
  });
  const {
    areaId,
    basis: _,
    ...rest
  } = { ...DEFAULTS, ...(Object.fromEntries(entries) as Partial<RangeView>) };
  const basis = basisIn(query);
  return {
    ...rest,
    ...(areaId !== undefined && areaId !== NATIONWIDE && { areaId }),
    ...(basis && { basis }),
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

export const queryOf = ({ subject: _, ...view }: RangeView): RangeQuery => ({
  ...view,
  taxBasis: readBasis(view.basis ?? '').taxBasis ?? USUAL_TAX,
});

export const isSameQuery = (one: RangeView, other: RangeView): boolean =>
  pathTo({ ...one, subject: undefined }) === pathTo({ ...other, subject: undefined });

/** The projects these figures are of, in their own list. */
export const listPathTo = ({ kind: _k, basis: _b, subject: _s, ...filter }: RangeView): string =>
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
export const countFilters = ({ kind: _k, type: _y, basis: _b, subject: _s, ...filters }: RangeView): number =>
  Object.keys(filters).length;
