import type { Pool } from 'pg';
import { Parameters } from '#infra/server/postgres/parameters';
import type { Sort } from '../../contract';
import { conditionsOf, where } from './conditions';
import { segmentsOf, type Scope } from './scope';
import type { Place, Segments, Stretch } from './walk';

const COLUMNS: Readonly<Record<Sort, readonly [column: string, type: string]>> = {
  relevance: ['u.heat', 'int'],
  heat: ['u.heat', 'int'],
  unitPrice: ['u.pretax', 'numeric'],
  priceDate: ['u.price_date', 'date'],
};

/** Between which of these the items of a scope lie; null without items, or where it does not matter. */
type Bounds = readonly [least: string, greatest: string] | null;

const boundsOf = async (pool: Pool, { area, items }: Scope, sort: Sort): Promise<Bounds> => {
  if (!items || sort === 'relevance' || sort === 'heat') return null;
  const [from, to] = sort === 'unitPrice' ? ['least', 'greatest'] : ['first', 'last'];
  const { rows } = await pool.query<{ least: string; greatest: string }>(
    `select min(${from})::text as least, max(${to})::text as greatest from unit_price_count
     where item_id = any ($1::int[]) and ($2::int is null or area_id = $2) having count(*) > 0`,
    [items, area?.areaId ?? null],
  );
  return rows[0] ? [rows[0].least, rows[0].greatest] : null;
};

/** The list as the indexes of the database hold it; how long a stretch takes grows with what it skips. */
export const storedSegments = async (pool: Pool, scope: Scope, sort: Sort): Promise<Segments> => {
  const segments = segmentsOf(scope, sort);
  const bounds = await boundsOf(pool, scope, sort);
  const [column, type] = COLUMNS[sort];

  const read = async ({ order, segment, skip, size, beyond }: Stretch): Promise<Place[]> => {
    const texts = segments[segment] ?? null;
    if (texts?.length === 0) return [];
    const parameters = new Parameters();
    const conditions = conditionsOf(scope, texts, parameters);
    if (bounds) {
      // True of every row anyway: the walk begins where the first of them can be.
      const [least, greatest] = bounds.map((bound) => parameters.add(bound, type));
      conditions.push(`${column} between ${least} and ${greatest}`);
    }
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

  const lengthUpTo = async (segment: number, most: number): Promise<number> => {
    const parameters = new Parameters();
    const conditions = conditionsOf(scope, segments[segment] ?? null, parameters);
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from (
         select from unit_price u ${where(conditions)} limit ${parameters.add(most, 'int')}) found`,
      parameters.values,
    );
    return rows[0]?.count ?? 0;
  };

  return { count: segments.length, read, lengthUpTo };
};
