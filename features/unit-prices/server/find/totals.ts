import type { Pool } from 'pg';
import { Parameters } from '#infra/server/postgres/parameters';
import { COUNT_CAP, type UnitPriceFilter } from '../../contract';
import { readState, type State } from '../state';
import { conditionsOf, where } from './conditions';
import type { HeldList } from './held/held-list';
import { findsNothing, isCounted, scopeKey, scopeOf, type Scope } from './scope';
import type { Segments } from './walk';

export interface Total {
  readonly count: number;
  readonly exact: boolean;
}

const MOST_REMEMBERED = 1_000;

const sumOfCounts = async (pool: Pool, { area, items }: Scope): Promise<Total> => {
  const { rows } = await pool.query<{ count: number }>(
    `select coalesce(sum(n), 0)::int as count from unit_price_count
     where ($1::int is null or area_id = $1) and ($2::int is null or city_id = $2)
       and ($3::int[] is null or item_id = any ($3))`,
    [area?.areaId ?? null, area?.cityId ?? null, items],
  );
  return { count: rows[0]?.count ?? 0, exact: true };
};

const countCapped = async (pool: Pool, scope: Scope): Promise<Total> => {
  const parameters = new Parameters();
  const conditions = conditionsOf(scope, scope.texts?.classes.flat() ?? null, parameters);
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from (
       select from unit_price u ${where(conditions)} limit ${COUNT_CAP + 1}) found`,
    parameters.values,
  );
  const count = rows[0]?.count ?? 0;
  return { count: Math.min(count, COUNT_CAP), exact: count <= COUNT_CAP };
};

const lengthOf = async ({ count, lengthUpTo }: Segments): Promise<Total> => {
  const lengths = Array.from({ length: count }, (_, segment) => lengthUpTo(segment, Infinity));
  return { count: (await Promise.all(lengths)).reduce((sum, length) => sum + length, 0), exact: true };
};

export interface Totals {
  /** What is known without counting; null otherwise. `held` is the scope's list where that is in memory. */
  known(scope: Scope, state: State, held: Segments | null): Promise<Total | null>;
  of(filter: UnitPriceFilter): Promise<Total>;
}

/** Totals of filters, remembered until a record changes. */
export const openTotals = (pool: Pool, list: HeldList): Totals => {
  const remembered = new Map<string, Total>();
  const keyOf = (scope: Scope, { revision }: State): string => `${revision} ${scopeKey(scope)}`;
  const remember = (key: string, total: Total): Total => {
    const [oldest] = remembered.keys();
    if (oldest !== undefined && remembered.size >= MOST_REMEMBERED) remembered.delete(oldest);
    remembered.set(key, total);
    return total;
  };
  return {
    async known(scope, state, held) {
      if (findsNothing(scope)) return { count: 0, exact: true };
      if (held) return lengthOf(held);
      const key = keyOf(scope, state);
      const known = remembered.get(key);
      if (known || !isCounted(scope)) return known ?? null;
      return remember(key, await sumOfCounts(pool, scope));
    },
    async of(filter) {
      // In this order: what the filter means is never older than the records it is remembered for.
      const state = await readState(pool);
      const scope = await scopeOf(pool, filter);
      const held = list.segments({ scope, sort: 'relevance', state, isNear: false });
      const known = await this.known(scope, state, held);
      return known ?? remember(keyOf(scope, state), await countCapped(pool, scope));
    },
  };
};
