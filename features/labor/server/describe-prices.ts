import type { Pool } from 'pg';
import type { RecordSource } from '#infra/server/server-slice';
import { pathIn, RECORDS } from '#src/contract/records';
import { LINES, rowOf, type StoredRow } from './rows';

const pathOf = pathIn(RECORDS.labor);

/** What other sections show of a labour price: 收藏, 点赞. */
export const describePrices =
  (pool: Pool): RecordSource['describe'] =>
  async (ids) => {
    const { rows } = await pool.query<StoredRow>(LINES, [ids]);
    return rows.map(rowOf).map((row) => ({
      ref: row.id,
      title: row.name,
      subtitle: `${row.section} ${row.mode}`,
      areaName: row.areaName,
      priceDate: row.period,
      figure: { label: '中价', value: row.middle, unit: `元/${row.unit}`, basis: row.provenance.taxBasis },
      address: pathOf(row.id),
      provenance: row.provenance,
    }));
  };
