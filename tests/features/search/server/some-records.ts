import { indexRecords, type SearchEntry } from '#infra/server/search/search-index';
import type { TestDatabase } from '#tests/support/database';

export const provenance: SearchEntry['provenance'] = {
  kind: 'sample',
  issuer: '造价指标网（样例）',
  title: '样例数据',
  priceDate: '2025-09',
  taxBasis: '含税',
  revision: 1,
  licence: '仅供演示',
};

export const GUANGDONG = 20;
export const GUANGZHOU = 239;

/** An entry with a title of its own; everything else is the same for all. */
export const anEntry = (
  title: string,
  more: Partial<SearchEntry> & { readonly ref: string },
): SearchEntry => ({
  kind: 'bid_node',
  title,
  subtitle: '',
  areaId: GUANGDONG,
  heat: 1,
  provenance,
  ...(more.kind === 'bq_item' && { parentRef: 'p1' }),
  ...more,
});

export const indexing =
  ({ database }: Pick<TestDatabase, 'database'>) =>
  (entries: readonly SearchEntry[]): Promise<void> =>
    database.transaction((client) => indexRecords(client, entries));
