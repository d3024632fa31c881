import type { Pool } from 'pg';
import type { RecordSource } from '#infra/server/server-slice';
import { pathIn, RECORDS } from '#src/contract/records';
import { rowOf, rowsWhere, type StoredRow } from './rows';

const pathOf = pathIn(RECORDS.industry);

/** What other sections show of a series: 收藏, 点赞. */
export const describeSeries =
  (pool: Pool): RecordSource['describe'] =>
  async (ids) => {
    const { rows } = await pool.query<StoredRow>(rowsWhere('where s.id = any ($1::text[])'), [ids]);
    return rows.map(rowOf).map((row) => ({
      ref: row.id,
      title: row.name,
      subtitle: `${row.kind} · ${row.publisher}`,
      areaName: row.areaName,
      priceDate: row.period,
      figure: { label: '最新值', value: row.value, unit: row.unit, basis: '' },
      address: pathOf(row.id),
      provenance: row.provenance,
    }));
  };
