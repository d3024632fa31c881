import type { Pool } from 'pg';
import type { Sort } from '../../contract';
import { Parameters } from '../parameters';
import { conditionsOf, where } from './conditions';
import type { Cursor, Order } from './cursor';
import type { Scope } from './scope';

/** A record's place in the list; the record itself is read afterwards. */
export interface Place {
  readonly id: number;
  readonly value: string;
  readonly segment: number;
}

const COLUMNS: Readonly<Record<Sort, readonly [column: string, type: string]>> = {
  relevance: ['u.heat', 'int'],
  heat: ['u.heat', 'int'],
  unitPrice: ['u.pretax', 'numeric'],
  priceDate: ['u.price_date', 'date'],
};

export interface Way {
  readonly sort: Sort;
  readonly order: Order;
}

/** By relevance the classes of a keyword follow each other; every other sort mixes them. */
export const segmentsOf = ({ texts }: Scope, sort: Sort): readonly (readonly number[] | null)[] => {
  if (!texts) return [null];
  return sort === 'relevance' ? texts.classes : [texts.classes.flat()];
};

interface Stretch extends Way {
  readonly segment: number;
  readonly skip: number;
  readonly size: number;
  /** Begin beyond this place. */
  readonly beyond?: Pick<Place, 'id' | 'value'>;
}

/** True of every row anyway: the walk begins where the first of them can be. */
const boundsOf = ({ bounds }: Scope, sort: Sort, parameters: Parameters): string[] => {
  const [column, type] = COLUMNS[sort];
  if (!bounds || sort === 'relevance' || sort === 'heat') return [];
  const [least, greatest] =
    sort === 'unitPrice' ? [bounds.least, bounds.greatest] : [bounds.first, bounds.last];
  return [`${column} between ${parameters.add(least, type)} and ${parameters.add(greatest, type)}`];
};

const readStretch = async (pool: Pool, scope: Scope, stretch: Stretch): Promise<Place[]> => {
  const { sort, order, segment, skip, size, beyond } = stretch;
  const texts = segmentsOf(scope, sort)[segment] ?? null;
  if (texts?.length === 0) return [];
  const parameters = new Parameters();
  const [column, type] = COLUMNS[sort];
  const conditions = [...conditionsOf(scope, texts, parameters), ...boundsOf(scope, sort, parameters)];
  if (beyond) {
    const sign = order === 'desc' ? '<' : '>';
    conditions.push(
      `(${column}, u.id) ${sign} (${parameters.add(beyond.value, type)}, ${parameters.add(beyond.id, 'int')})`,
    );
  }
  const { rows } = await pool.query<{ id: number; value: string }>(
    `select u.id, ${column}::text as value from unit_price u ${where(conditions)}
     order by ${column} ${order}, u.id ${order}
     offset ${parameters.add(skip, 'int')} limit ${parameters.add(size, 'int')}`,
    parameters.values,
  );
  return rows.map((row) => ({ ...row, segment }));
};

const countUpTo = async (
  pool: Pool,
  scope: Scope,
  texts: readonly number[],
  most: number,
): Promise<number> => {
  const parameters = new Parameters();
  const conditions = conditionsOf(scope, texts, parameters);
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from (
       select from unit_price u ${where(conditions)} limit ${parameters.add(most, 'int')}) found`,
    parameters.values,
  );
  return rows[0]?.count ?? 0;
};

/** `size` places after `skip` others. */
export const walkFrom = async (
  pool: Pool,
  scope: Scope,
  way: Way,
  { skip, size }: { readonly skip: number; readonly size: number },
): Promise<Place[]> => {
  const segments = segmentsOf(scope, way.sort);
  const places: Place[] = [];
  let left = skip;
  for (const [segment, texts] of segments.entries()) {
    if (places.length === size) break;
    const found = await readStretch(pool, scope, { ...way, segment, skip: left, size: size - places.length });
    places.push(...found);
    const isLast = segment === segments.length - 1;
    // Whoever has been found begins here; else the whole segment lies before the window.
    if (found.length > 0) left = 0;
    else if (left > 0 && texts && !isLast) left -= await countUpTo(pool, scope, texts, left);
  }
  return places;
};

/** `size` places beyond a cursor, in the order they are walked: backward the nearest, last one first. */
export const walkBeyond = async (
  pool: Pool,
  scope: Scope,
  cursor: Cursor,
  size: number,
): Promise<Place[]> => {
  const backward = cursor.to === 'previous';
  const turned: Order = cursor.order === 'asc' ? 'desc' : 'asc';
  const way = { sort: cursor.sort, order: backward ? turned : cursor.order };
  const count = segmentsOf(scope, cursor.sort).length;
  const places: Place[] = [];
  const step = backward ? -1 : 1;
  for (
    let segment = cursor.segment;
    segment >= 0 && segment < count && places.length < size;
    segment += step
  ) {
    const beyond = segment === cursor.segment ? { beyond: cursor } : {};
    places.push(
      ...(await readStretch(pool, scope, {
        ...way,
        segment,
        skip: 0,
        size: size - places.length,
        ...beyond,
      })),
    );
  }
  return places;
};
