import type { Pool } from 'pg';
import { Refusal } from '../../../../infra/server/refusal';
import type { UnitPricePage, UnitPriceQuery } from '../../contract';
import { readRows } from '../rows';
import { readState } from '../state';
import type { Reading } from '../statistics/levels-in-basis';
import { readCursor, writeCursor, type Cursor } from './cursor';
import { findsNothing, scopeOf, type Scope } from './scope';
import type { Total, Totals } from './totals';
import { walkBeyond, walkFrom, type Place, type Way } from './walk';

const PAGE_SIZE = 20;

interface Found {
  readonly places: readonly Place[];
  readonly from: number | null;
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
}
interface Window extends Way {
  readonly size: number;
}

/** The same window counted from the other end, where that end is nearer. */
const walkFromNearest = async (
  pool: Pool,
  scope: Scope,
  { size, ...way }: Window,
  from: number,
  total: Total | null,
): Promise<Place[]> => {
  const isFar = total?.exact === true && !scope.texts && from > total.count / 2;
  if (!isFar) return walkFrom(pool, scope, way, { skip: from, size });
  const beyond = total.count - from - size;
  const window = { skip: Math.max(0, beyond), size: beyond < 0 ? size + beyond : size };
  if (window.size <= 0) return [];
  const turned = { ...way, order: way.order === 'asc' ? ('desc' as const) : ('asc' as const) };
  return (await walkFrom(pool, scope, turned, window)).reverse();
};

const findFrom = async (
  pool: Pool,
  scope: Scope,
  window: Window,
  from: number,
  total: Total | null,
): Promise<Found> => {
  // One row more tells whether the list goes on.
  const places = await walkFromNearest(pool, scope, { ...window, size: window.size + 1 }, from, total);
  return {
    places: places.slice(0, window.size),
    from,
    hasNext: places.length > window.size,
    hasPrevious: from > 0,
  };
};

const findBeyond = async (pool: Pool, scope: Scope, cursor: Cursor, size: number): Promise<Found> => {
  const places = await walkBeyond(pool, scope, cursor, size + 1);
  const goesOn = places.length > size;
  const kept = places.slice(0, size);
  return cursor.to === 'previous'
    ? { places: kept.reverse(), from: null, hasNext: true, hasPrevious: goesOn }
    : { places: kept, from: null, hasNext: goesOn, hasPrevious: true };
};

const beginningOf = ({ from, pageNo, cursor }: UnitPriceQuery, size: number): number => {
  if ([from, pageNo, cursor].filter((way) => way !== undefined).length > 1)
    throw new Refusal(400, '起始位置、页码和翻页位置只能给出一个');
  return from ?? ((pageNo ?? 1) - 1) * size;
};

/** What a scheme makes of records; ids that it does not reach are left out. */
export type PriceUnder = (ids: readonly number[]) => Promise<ReadonlyMap<string, number>>;

/** What is shown of the rows found. */
export interface ShownAs {
  readonly priceUnder?: PriceUnder | undefined;
  readonly reading?: Reading | undefined;
}

/** A page of unit prices, or a window of them. The total is told only where it need not be counted. */
export const findUnitPrices = async (
  pool: Pool,
  totals: Totals,
  query: UnitPriceQuery,
  { priceUnder, reading }: ShownAs = {},
): Promise<UnitPricePage> => {
  const { sort = 'relevance', order = 'desc', pageSize: size = PAGE_SIZE } = query;
  const from = beginningOf(query, size);
  const cursor = query.cursor === undefined ? undefined : readCursor(query.cursor, { sort, order });
  const [state, scope] = await Promise.all([readState(pool), scopeOf(pool, query)]);
  const total = await totals.known(scope, state.revision);
  const nothing: Found = { places: [], from, hasNext: false, hasPrevious: false };
  const found = findsNothing(scope)
    ? nothing
    : cursor
      ? await findBeyond(pool, scope, cursor, size)
      : await findFrom(pool, scope, { sort, order, size }, from, total);
  const ids = found.places.map(({ id }) => id);
  const rows = await readRows(pool, ids, { state, reading, schemePrices: await priceUnder?.(ids) });
  const at = (to: Cursor['to'], place: Place | undefined): string | null =>
    place ? writeCursor({ to, sort, order, ...place }) : null;
  return {
    indexDatas: rows,
    from: found.from,
    next: found.hasNext ? at('next', found.places.at(-1)) : null,
    previous: found.hasPrevious ? at('previous', found.places[0]) : null,
    total,
    loading: state.loading,
  };
};
