import { keepNewest } from '#infra/server/keep-newest';
import type { Pool } from 'pg';
import { inSnapshot } from '#infra/server/postgres/database-pool';
import { unitPriceList } from '../../contract';
import { readState, type State } from '../state';
import { resolveFilter, type ReadFilter } from './resolved-filter';
import { openSegments, type Segment } from './segments';

export interface Total {
  readonly count: number;
  readonly exact: boolean;
}

const MOST_REMEMBERED = 1_000;

export interface Totals {
  /** What is known without counting; null otherwise. */
  readonly known: (filter: ReadFilter, state: State, segments: readonly Segment[]) => Promise<Total | null>;
  readonly of: (filter: ReadFilter) => Promise<Total>;
}

/** Totals of filters, remembered until a record changes. */
export const openTotals = (pool: Pool): Totals => {
  const remembered = new Map<string, Total>();
  const keyOf = (filter: ReadFilter, { revision }: State): string =>
    `${revision} ${unitPriceList.key(filter, filter.basis)}`;
  const remember = (key: string, counts: readonly number[]): Total => {
    const total = { count: counts.reduce((sum, count) => sum + count, 0), exact: true };
    keepNewest(remembered, MOST_REMEMBERED, key, total);
    return total;
  };
  const known: Totals['known'] = async (filter, state, segments) => {
    const key = keyOf(filter, state);
    const counts: number[] = [];
    for (const segment of remembered.has(key) ? [] : segments) {
      const length = await segment.length();
      if (length === null) return null;
      counts.push(length);
    }
    return remembered.get(key) ?? remember(key, counts);
  };
  const of: Totals['of'] = (filter) =>
    inSnapshot(pool, async (client) => {
      const state = await readState(client);
      const segments = openSegments(client, await resolveFilter(client, filter), 'heat');
      const total = await known(filter, state, segments);
      if (total) return total;
      const counts: number[] = [];
      for (const segment of segments) counts.push(await segment.count());
      return remember(keyOf(filter, state), counts);
    });
  return { known, of };
};
