import type { ClientBase, Pool } from 'pg';
import { PAGE_SIZES } from '#src/contract/listing/list';
import { readBasis, writeBasis } from '#src/costing/basis';
import type { Provenance } from '#src/contract/provenance';
import * as z from 'zod/mini';
import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';
import { KEY_TEXTS, readCursor, writeCursor, type Order } from '#infra/server/listing/cursor';
import { keepNewest } from '#infra/server/keep-newest';
import { monthAt } from '#src/contract/shanghai-time';
import { inSnapshot } from '#infra/server/postgres/database-pool';
import {
  unitPriceList,
  type Sort,
  type UnitPricePage,
  type UnitPriceQuery,
  type UnitPriceRow,
} from '../../contract';
import type { SchemedRow } from '../../price-under-scheme';
import { readRows } from '../rows';
import { readState, type State } from '../state';
import { readPriceLevels } from '../statistics/price-levels';
import { readingIn, type ReadLevels } from '../statistics/reading';
import { overdueSince } from '#src/costing/overdue';
import { resolveFilter } from './resolved-filter';
import { newestMonth } from './tallies';
import { CURSOR_TYPES, openSegments, type Segment } from './segments';
import { openTotals, type Totals } from './totals';
import { walkBeyond, walkFrom, type Cursor, type RowPosition, type Window } from './windows';

interface Origin {
  readonly id: string;
  readonly originId: number;
  readonly provenance: Provenance;
}

const ORIGINS = `
  select u.id::text, origin.id as "originId", origin.provenance
  from unit_price u join unit_price_origin origin on origin.id = u.origin_id where u.id = any ($1::int[])`;

/** Rows of the list with where each of them comes from; one that was taken away meanwhile is left out. */
const withOrigins = (
  rows: readonly UnitPriceRow[],
  stored: readonly Origin[],
): Pick<UnitPricePage, 'indexDatas' | 'origins'> => {
  const origins = [...new Map(stored.map(({ originId, provenance }) => [originId, provenance]))];
  const placeOf = new Map(origins.map(([originId], at) => [originId, at]));
  const originOf = new Map(stored.map(({ id, originId }) => [id, placeOf.get(originId)]));
  return {
    indexDatas: rows.flatMap((row) => {
      const origin = originOf.get(row.id);
      return origin === undefined ? [] : [{ ...row, origin }];
    }),
    origins: origins.map(([, provenance]) => provenance),
  };
};

/** The class of the keyword, 0 without one; the sort's value and the id of a row. */
const placeOf = (sort: Sort) =>
  z.tuple([
    z.int().check(z.minimum(0), z.maximum(2)),
    KEY_TEXTS[CURSOR_TYPES[sort]],
    z.int().check(z.minimum(1), z.maximum(2_147_483_646)),
  ]);

interface Sorted {
  readonly sort: Sort;
  readonly order: Order;
  readonly basis: string | undefined;
}
/** An order of figures is that of one basis. */
const cursorSort = ({ sort, basis = '' }: Sorted): string =>
  unitPriceList.sortsInBasis.includes(sort) ? `${sort} ${writeBasis(readBasis(basis))}` : sort;

const cursorOf = (text: string, asked: Sorted): Cursor => {
  const { order } = asked;
  const { to, place } = readCursor(text, { sort: cursorSort(asked), order }, placeOf(asked.sort));
  const [segment, value, id] = place;
  return { to, order, segment, value, id };
};

interface Found {
  readonly places: readonly RowPosition[];
  readonly from: number | null;
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
}

const findFrom = async (segments: readonly Segment[], { order, skip, size }: Window): Promise<Found> => {
  // One row more tells whether the list goes on.
  const places = await walkFrom(segments, { order, skip, size: size + 1 });
  return {
    places: places.slice(0, size),
    from: skip,
    hasNext: places.length > size,
    hasPrevious: skip > 0,
  };
};

const findBeyond = async (segments: readonly Segment[], cursor: Cursor, size: number): Promise<Found> => {
  const places = await walkBeyond(segments, cursor, size + 1);
  const goesOn = places.length > size;
  const kept = places.slice(0, size);
  return cursor.to === 'previous'
    ? { places: kept.reverse(), from: null, hasNext: true, hasPrevious: goesOn }
    : { places: kept, from: null, hasNext: goesOn, hasPrevious: true };
};

const beginningOf = ({ from, pageNo, cursor }: UnitPriceQuery, size: number): number => {
  if ([from, pageNo, cursor].filter((way) => way !== undefined).length > 1)
    throw new ApiError(codes.badRequest, '起始位置、页码和翻页位置只能给出一个');
  return from ?? ((pageNo ?? 1) - 1) * size;
};

/** What a scheme makes of records; ids that it does not reach are left out. */
export type PriceUnder = (ids: readonly number[]) => Promise<ReadonlyMap<string, SchemedRow>>;

type FindNewest = (
  client: ClientBase,
  areaId: number | undefined,
  state: State,
) => Promise<string | undefined>;

/** As many as there are places to ask for, and more. */
const MOST_REMEMBERED = 500;
/** The newest month of a place, remembered until a record changes. */
const openNewest = (): FindNewest => {
  const remembered = new Map<string, string | undefined>();
  return async (client, areaId, { revision }) => {
    const key = `${revision} ${areaId ?? ''}`;
    if (!remembered.has(key)) keepNewest(remembered, MOST_REMEMBERED, key, await newestMonth(client, areaId));
    return remembered.get(key);
  };
};

/** While samples are being made the newest may be still to come. */
const overdueOf = (
  newest: string | undefined,
  { loading }: State,
  today: string,
): UnitPricePage['overdue'] => {
  if (loading || newest === undefined) return undefined;
  const since = overdueSince('month', newest, today);
  return since === undefined ? undefined : { newest, since };
};

/** What is shown of the rows found. */
export interface ShownAs {
  readonly priceUnder?: PriceUnder | undefined;
}

export interface Lists {
  readonly pool: Pool;
  readonly totals: Totals;
  readonly newest: FindNewest;
  readonly readLevels: ReadLevels;
  /** YYYY-MM */
  readonly thisMonth: () => string;
}
export const openLists = (
  pool: Pool,
  readLevels: ReadLevels = () => readPriceLevels(pool),
  clock: () => number = () => Date.now(),
): Lists => ({
  pool,
  totals: openTotals(pool),
  newest: openNewest(),
  readLevels,
  thisMonth: () => monthAt(clock()),
});

/** A page of unit prices, or a window of them. The total is told only where it need not be counted. */
export const findUnitPrices = async (
  { pool, totals, newest, readLevels, thisMonth }: Lists,
  query: UnitPriceQuery,
  { priceUnder }: ShownAs = {},
): Promise<UnitPricePage> => {
  const { basis, pageSize: size = PAGE_SIZES[0] } = query;
  const { sort, order } = unitPriceList.sorting(query);
  const skip = beginningOf(query, size);
  const cursor = query.cursor === undefined ? undefined : cursorOf(query.cursor, { sort, order, basis });
  const { state, total, found, overdue } = await inSnapshot(pool, async (client) => {
    const state = await readState(client);
    const resolved = await resolveFilter(client, query);
    const segments = openSegments(client, resolved, sort);
    const found = cursor
      ? await findBeyond(segments, cursor, size)
      : await findFrom(segments, { order, skip, size });
    return {
      state,
      found,
      total: await totals.known(query, state, segments),
      overdue: overdueOf(await newest(client, resolved.area?.areaId, state), state, thisMonth()),
    };
  });
  const ids = found.places.map(({ id }) => id);
  const [reading, schemed] = await Promise.all([readingIn(readLevels, basis), priceUnder?.(ids)]);
  const [rows, { rows: origins }] = await Promise.all([
    readRows(pool, ids, { state, reading, schemed }),
    pool.query<Origin>(ORIGINS, [ids]),
  ]);
  const at = (to: Cursor['to'], place: RowPosition | undefined): string | null =>
    place
      ? writeCursor(
          { sort: cursorSort({ sort, order, basis }), order },
          { to, place: [place.segment, place.value, place.id] },
        )
      : null;
  return {
    ...withOrigins(rows, origins),
    from: found.from,
    next: found.hasNext ? at('next', found.places.at(-1)) : null,
    previous: found.hasPrevious ? at('previous', found.places[0]) : null,
    total,
    loading: state.loading,
    ...(overdue && { overdue }),
  };
};
