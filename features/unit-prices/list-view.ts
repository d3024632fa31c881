import * as z from 'zod/mini';
import { NATIONWIDE } from '#src/contract/places';
import { countUnitPricesCall, SORTS, type Sort, type UnitPriceFilter } from './contract';

export const LIST_PATH = '/comprehensiveUnitPrice/index';

export interface ListView extends UnitPriceFilter {
  readonly sort?: Sort | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
  /** Rows above the first in sight. */
  readonly row?: number | undefined;
}

/** Bill items are offered neither for the whole country nor for the province left out of its list. */
const NOT_OFFERED: readonly string[] = [NATIONWIDE, '28'];
const filterSchema = countUnitPricesCall.body;
const NUMBERS: readonly string[] = ['minSamples'];

const isSort = (text: string | undefined): text is Sort => text !== undefined && Object.hasOwn(SORTS, text);
export const isOffered = (areaId: string | undefined): boolean =>
  areaId !== undefined && areaId !== '' && !NOT_OFFERED.includes(areaId);

/** Values that do not belong there are dropped one by one, so that one bad value loses nothing else. */
const filterFrom = (query: Readonly<Record<string, string>>): UnitPriceFilter => {
  const entries = Object.keys(filterSchema.shape).flatMap((key) => {
    const text = query[key];
    if (!text || (key === 'areaId' && !isOffered(text))) return [];
    const single = { [key]: NUMBERS.includes(key) ? Number(text) : text };
    return z.safeParse(filterSchema, single).success ? [single] : [];
  });
  return Object.assign({}, ...entries) as UnitPriceFilter;
};

export const viewFrom = (query: Readonly<Record<string, string>>): ListView => {
  const { sort, order } = query;
  const row = Number(query.row);
  return {
    ...filterFrom(query),
    ...(isSort(sort) && { sort }),
    ...((order === 'asc' || order === 'desc') && { order }),
    ...(Number.isSafeInteger(row) && row > 0 && { row }),
  };
};

export const pathTo = (view: ListView): string => {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(view) as [string, string | number | undefined][]) {
    if (value !== undefined && value !== '' && value !== 0) query.set(key, String(value));
  }
  const text = query.toString();
  return text ? `${LIST_PATH}?${text}` : LIST_PATH;
};

/** A narrower or differently sorted list begins at its first row. */
export const refined = (view: ListView, change: Partial<Record<keyof ListView, unknown>>): ListView => {
  const { row: _, ...rest } = { ...view, ...change } as ListView;
  return rest;
};

/** Keyword and conditions go; the place stays, for there is no list without one. */
export const withoutFilters = ({ areaId, sort, order }: ListView): ListView => ({
  ...(areaId && { areaId }),
  ...(sort && { sort }),
  ...(order && { order }),
});

export const filterOf = ({ sort: _s, order: _o, row: _r, ...filter }: ListView): UnitPriceFilter => filter;

/** Whether both views show the same rows in the same order. */
export const showSameRows = (one: ListView, other: ListView): boolean =>
  pathTo(refined(one, {})) === pathTo(refined(other, {}));

/** How many choices narrow the list within its place. */
export const countFilters = ({ areaId: _, ...view }: ListView): number => Object.keys(filterOf(view)).length;
