import type { ClientBase, Pool } from 'pg';
import { RECORDS } from '#src/contract/records';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { indexRecords, removeRecords } from '#infra/server/search/search-index';
import { provenanceOf } from './provenance';
import { titleOf } from '../title-of';
import { NEWEST_OF_SERIES, type NewestOfSeries } from './read-series';

const { group } = RECORDS.costIndex.found;
/** What stands on the home page is what most people look for. */
const HEAT = { first: 900_000, step: 1_000 };

const CLOSED = `
  select ref from search_entry e where kind = $1
    and not exists (select from index_series s where s.id = e.ref and s.status = 'open')`;

const SERIES_KINDS: Readonly<Record<string, string>> = { 材料: '材料价格', 人工: '人工费指数' };

/** Makes all series findable by their newest value; those that are no longer published are not found. */
const indexAllSeries = async (client: ClientBase): Promise<void> => {
  const { rows: closed } = await client.query<{ ref: string }>(CLOSED, [group]);
  await removeRecords(
    client,
    group,
    closed.map(({ ref }) => ref),
  );
  const { rows } = await client.query<NewestOfSeries>(NEWEST_OF_SERIES);
  await indexRecords(
    client,
    rows.map((series) => ({
      kind: group,
      ref: series.id,
      title: titleOf(series),
      subtitle: [SERIES_KINDS[series.category] ?? `${series.category}指数`, series.item, series.unit]
        .filter(Boolean)
        .join(' · '),
      areaId: Number(series.areaId),
      publishedOn: `${series.period}-01`,
      price: series.value,
      unit: series.unit,
      heat: Math.max(1, HEAT.first - HEAT.step * series.rank),
      provenance: provenanceOf(series, series),
    })),
  );
};

export const settleSeries = (pool: Pool): Promise<void> => inTransaction(pool, indexAllSeries);
