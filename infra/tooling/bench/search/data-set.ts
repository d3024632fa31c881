import type { Pool } from 'pg';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { indexRecords, type SearchEntry } from '#infra/server/search/search-index';
import { openDataSet, type DataSet } from '../data-set';
import { records } from './records';

const BATCH = 10_000;
const SHAPES = [
  'infra/server/search/search-index.ts',
  'infra/server/search/search-tokens.ts',
  'infra/server/migrations/120.do.search-ranked.sql',
  'infra/server/migrations/353.do.search-prices.sql',
  'infra/server/migrations/383.do.search-lessons.sql',
  'infra/server/migrations/384.do.search-initials.sql',
  'infra/server/migrations/420.do.search-tax-rates.sql',
  'infra/server/migrations/424.do.search-beginnings.sql',
  'infra/server/migrations/434.do.search-items.sql',
  'infra/tooling/bench/search/records.ts',
  'infra/tooling/bench/search/vocabulary.ts',
];

const load = async (pool: Pool, count: number, say: (line: string) => void): Promise<number> => {
  const start = performance.now();
  let batch: SearchEntry[] = [];
  let stored = 0;
  const store = async () => {
    await inTransaction(pool, (client) => indexRecords(client, batch));
    stored += batch.length;
    batch = [];
    if (stored % 100_000 === 0) say(`  ${stored} of ${count} stored`);
  };
  for (const record of records(count)) {
    batch.push(record);
    if (batch.length === BATCH) await store();
  }
  if (batch.length > 0) await store();
  const seconds = (performance.now() - start) / 1_000;
  await pool.query('vacuum analyze search_entry');
  return seconds;
};

/** So many entries of the search index, as a portal that has grown holds them. */
export const openSearchEntries = (count: number, say: (line: string) => void): Promise<DataSet> =>
  openDataSet({ name: 'bench-search', count, shapes: SHAPES, load: (pool) => load(pool, count, say) });
