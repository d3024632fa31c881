import type { Pool } from 'pg';
import { ApiError } from '#infra/server/http/api-error';
import type { UnitPricePage, UnitPriceQuery } from '../../contract';
import { readRows } from '../rows';
import { readState } from '../state';
import type { PriceReading } from '../statistics/levels-in-basis';
import { readCursor, writeCursor, type Cursor, type Order } from './cursor';
import { openHeldList, type HeldList } from './held/held-list';
import { findsNothing, scopeOf } from './scope';
import { storedSegments } from './stored-segments';
import { openTotals, type Total, type Totals } from './totals';
import { withOrigins } from './with-origins';
import { walkBeyond, walkFrom, type Place, type Segments } from './walk';

const PAGE_SIZE = 20;
/** So many rows are skipped along an index in a few milliseconds. */
const NEAR = 1_000;

interface Found {
  readonly places: readonly Place[];
  readonly from: number | null;
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
}
interface Window {
  readonly order: Order;
  readonly size: number;
}

/** The same window counted from the other end, where that end is nearer. */
const walkFromNearest = async (
  segments: Segments,
  { order, size }: Window,
  from: number,
  total: Total | null,
): Promise<Place[]> => {
  const isFar = total?.exact === true && segments.count === 1 && from > total.count / 2;
  if (!isFar) return walkFrom(segments, order, { skip: from, size });
  const beyond = total.count - from - size;
  const window = { skip: Math.max(0, beyond), size: beyond < 0 ? size + beyond : size };
  if (window.size <= 0) return [];
  return (await walkFrom(segments, order === 'asc' ? 'desc' : 'asc', window)).reverse();
};

const findFrom = async (
  segments: Segments,
  { order, size }: Window,
  from: number,
  total: Total | null,
): Promise<Found> => {
  // One row more tells whether the list goes on.
  const places = await walkFromNearest(segments, { order, size: size + 1 }, from, total);
  return {
    places: places.slice(0, size),
    from,
    hasNext: places.length > size,
    hasPrevious: from > 0,
  };
};

const findBeyond = async (segments: Segments, cursor: Cursor, size: number): Promise<Found> => {
  const places = await walkBeyond(segments, cursor, size + 1);
  const goesOn = places.length > size;
  const kept = places.slice(0, size);
  return cursor.to === 'previous'
    ? { places: kept.reverse(), from: null, hasNext: true, hasPrevious: goesOn }
    : { places: kept, from: null, hasNext: goesOn, hasPrevious: true };
};

const beginningOf = ({ from, pageNo, cursor }: UnitPriceQuery, size: number): number => {
  if ([from, pageNo, cursor].filter((way) => way !== undefined).length > 1)
    throw new ApiError(400, '起始位置、页码和翻页位置只能给出一个');
  return from ?? ((pageNo ?? 1) - 1) * size;
};

/** What a scheme makes of records; ids that it does not reach are left out. */
export type PriceUnder = (ids: readonly number[]) => Promise<ReadonlyMap<string, number>>;

/** What is shown of the rows found. */
export interface ShownAs {
  readonly priceUnder?: PriceUnder | undefined;
  readonly reading?: PriceReading | undefined;
}

export interface Lists {
  readonly pool: Pool;
  readonly held: HeldList;
  readonly totals: Totals;
}
export const openLists = (pool: Pool): Lists => {
  const held = openHeldList(pool);
  return { pool, held, totals: openTotals(pool, held) };
};

/** A page of unit prices, or a window of them. The total is told only where it need not be counted. */
export const findUnitPrices = async (
  { pool, held: list, totals }: Lists,
  query: UnitPriceQuery,
  { priceUnder, reading }: ShownAs = {},
): Promise<UnitPricePage> => {
  const { sort = 'relevance', order = 'desc', pageSize: size = PAGE_SIZE } = query;
  const from = beginningOf(query, size);
  const cursor = query.cursor === undefined ? undefined : readCursor(query.cursor, { sort, order });
  // In this order: what the filter means is never older than the records it is remembered for.
  const state = await readState(pool);
  const scope = await scopeOf(pool, query);
  const isNear = cursor !== undefined || from < NEAR;
  const held = list.segments({ scope, sort, state, isNear });
  const total = await totals.known(scope, state, held);
  const find = async (): Promise<Found> => {
    if (findsNothing(scope)) return { places: [], from, hasNext: false, hasPrevious: false };
    const segments = held ?? (await storedSegments(pool, scope, sort));
    return cursor ? findBeyond(segments, cursor, size) : findFrom(segments, { order, size }, from, total);
  };
  const found = await find();
  const ids = found.places.map(({ id }) => id);
  const rows = await readRows(pool, ids, { state, reading, schemePrices: await priceUnder?.(ids) });
  const at = (to: Cursor['to'], place: Place | undefined): string | null =>
    place ? writeCursor({ to, sort, order, ...place }) : null;
  return {
    ...(await withOrigins(pool, rows)),
    from: found.from,
    next: found.hasNext ? at('next', found.places.at(-1)) : null,
    previous: found.hasPrevious ? at('previous', found.places[0]) : null,
    total,
    loading: state.loading,
  };
};
