import type { ClientBase, Pool } from 'pg';
import { NATIONWIDE } from '#src/contract/places';
import { RECORDS } from '#src/contract/records';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { indexRecords, removeRecords } from '#infra/server/search/search-index';
import { rowOf, rowsWhere, type StoredRow } from './rows';

const { group } = RECORDS.industry.found;
/** National series before those of provinces, else alike. */
const HEAT = { nationwide: 500_000, province: 100_000 };

const GONE = `
  select ref from search_entry e where kind = $1 and not exists (select from industry_series s where s.id = e.ref)`;

/** Makes all series findable by their newest value; those that are gone are not found. */
const indexAllSeries = async (client: ClientBase): Promise<void> => {
  const { rows: gone } = await client.query<{ ref: string }>(GONE, [group]);
  await removeRecords(
    client,
    group,
    gone.map(({ ref }) => ref),
  );
  const { rows } = await client.query<StoredRow>(rowsWhere(''));
  await indexRecords(
    client,
    rows.map(rowOf).map((row) => ({
      kind: group,
      ref: row.id,
      title: row.areaId === NATIONWIDE ? row.name : `${row.areaName}${row.name}`,
      subtitle: [row.kind, row.publisher, row.unit].join(' · '),
      areaId: Number(row.areaId),
      publishedOn: row.publishedOn,
      price: row.value,
      unit: row.unit,
      ...(row.low !== row.high && { low: row.low, high: row.high }),
      heat: row.areaId === NATIONWIDE ? HEAT.nationwide : HEAT.province,
      provenance: row.provenance,
    })),
  );
};

export const settleSeries = (pool: Pool): Promise<void> => inTransaction(pool, indexAllSeries);
