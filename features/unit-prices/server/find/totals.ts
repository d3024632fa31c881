import type { Pool } from 'pg';
import { COUNT_CAP, type UnitPriceFilter } from '../../contract';
import { Parameters } from '../parameters';
import { conditionsOf, where } from './conditions';
import { findsNothing, isCounted, scopeOf, type Scope } from './scope';

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

export interface Totals {
  /** What is known without counting; null otherwise. */
  known(scope: Scope, revision: string): Promise<Total | null>;
  of(filter: UnitPriceFilter): Promise<Total>;
}

/** Totals of filters, remembered until a record changes. */
export const openTotals = (pool: Pool, revisionOf: () => Promise<string>): Totals => {
  const remembered = new Map<string, Total>();
  const keyOf = ({ filter }: Scope, revision: string): string => {
    const { keyword, areaId, code, edition, priceFrom, priceTo, taxBasis, source, minSamples } = filter;
    const parts = [keyword?.trim(), areaId, code, edition, priceFrom, priceTo, taxBasis, source, minSamples];
    return JSON.stringify([revision, ...parts.map((part) => part ?? null)]);
  };
  const remember = (key: string, total: Total): Total => {
    const [oldest] = remembered.keys();
    if (oldest !== undefined && remembered.size >= MOST_REMEMBERED) remembered.delete(oldest);
    remembered.set(key, total);
    return total;
  };
  return {
    async known(scope, revision) {
      if (findsNothing(scope)) return { count: 0, exact: true };
      const known = remembered.get(keyOf(scope, revision));
      if (known || !isCounted(scope)) return known ?? null;
      return remember(keyOf(scope, revision), await sumOfCounts(pool, scope));
    },
    async of(filter) {
      const revision = await revisionOf();
      const scope = await scopeOf(pool, filter);
      const known = await this.known(scope, revision);
      return known ?? remember(keyOf(scope, revision), await countCapped(pool, scope));
    },
  };
};
