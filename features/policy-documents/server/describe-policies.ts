import type { Pool } from 'pg';
import type { RecordSource } from '#infra/server/server-slice';
import { pathIn, RECORDS } from '#src/contract/records';
import { ROW_TABLES, rowColumns, rowOf, type StoredRow } from './rows';

const pathOf = pathIn(RECORDS.policy);
const DESCRIBED = `select ${rowColumns('$2::date')} from ${ROW_TABLES} where p.id = any ($1::text[])`;

/** What other sections show of a document: 收藏, 点赞. */
export const describePolicies =
  (pool: Pool, today: () => string): RecordSource['describe'] =>
  async (ids) => {
    const { rows } = await pool.query<StoredRow>(DESCRIBED, [ids, today()]);
    return rows.map(rowOf).map((row) => ({
      ref: row.id,
      title: row.title,
      subtitle: [row.docNo, row.issuer, row.state].filter(Boolean).join(' · '),
      areaName: row.areaName,
      priceDate: null,
      figure: null,
      address: pathOf(row.id),
      provenance: row.provenance,
    }));
  };
